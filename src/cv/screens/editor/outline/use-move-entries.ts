import { ArrowRight } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { CV_LIMITS } from '../../../model/content.ts';
import type { Section } from '../../../model/shapes.ts';
import type { NodePath, TreeNode } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { useSectionName } from './use-section-name.ts';

/** Returns the menu entries that move an entry of the CV to another section of its kind, where it is opened. */
export function useMoveEntries(onNavigate: (path: NodePath) => void) {
  const t = useTranslations('cv-editor.outline');
  const editor = useCvEditor();
  const nameOf = useSectionName();
  return ({ kind, path, value: { id } }: TreeNode) => {
    const sections = (editor.read([], 'sections') as readonly Section[]).filter((section) => section.kind === kind);
    const others = sections.filter((section) => section.id !== path[1] && section.items.length < CV_LIMITS.items);
    return others.map((section) => {
      const name = nameOf(section);
      const isUnique = sections.every((other) => other === section || nameOf(other) !== name);
      const into = ['sections', section.id];
      return {
        label: t('moveTo', { section: isUnique ? name : `${name} (${sections.indexOf(section) + 1})` }),
        icon: ArrowRight,
        onSelect: () => {
          editor.do({ do: 'move', at: path, into, list: 'items', after: section.items.at(-1)?.id ?? null });
          onNavigate([...into, 'items', String(id)]);
        },
      };
    });
  };
}
