import { useTranslations } from 'use-intl';
import type { CvContent } from '../../../contract.ts';
import { type NodePath, nodeAt, nodeTitleOf, type TreeNode, type TreeNodeKind } from '../../../model/tree.ts';
import { useCaptions } from '../captions.ts';
import { type FormKind, labelKeyOf } from '../forms/layouts.ts';
import { useSectionName } from '../outline/use-section-name.ts';

/** A path consists of pairs of list and id. The first pair leads to a section, the next to an entry, and so on. */
const SECTION_PATH_LENGTH = 2;

/** Returns a function that names a node by its section, entry and nested node, or a field of the personal details. */
export function useNodeLabel(content: CvContent) {
  const t = useTranslations('cv-review.location');
  const outline = useTranslations('cv-editor.outline');
  const labels = useTranslations('cv-editor.form.labels');
  const sectionName = useSectionName();
  const { titleOf } = useCaptions();

  const nameOfNode = (node: TreeNode) => {
    const [list, id] = node.path.slice(-2);
    if (list !== 'highlights') return nodeTitleOf(node) || titleOf(node);
    const bullets = nodeAt(content, node.path.slice(0, -2))?.value.highlights as { id: string }[];
    return t('bullet', { number: bullets.findIndex((bullet) => bullet.id === id) + 1 });
  };

  return (path: NodePath, field?: string): string => {
    const [root, id] = path;
    if (root === undefined) return t('whole');
    if (root === 'design') return t('design');
    if (root !== 'sections') {
      const kind = nodeAt(content, path)?.kind;
      if (field === undefined || !hasFieldLabels(kind)) return outline('basics');
      return `${outline('basics')} · ${labels(labelKeyOf(kind, field))}`;
    }
    const section = content.sections.find((one) => one.id === id);
    const names = section ? [sectionName(section)] : [];
    for (let end = SECTION_PATH_LENGTH * 2; end <= path.length; end += 2) {
      const node = nodeAt(content, path.slice(0, end));
      // A company without a name is displayed under its role, which would repeat the name.
      if (node && nameOfNode(node) !== names.at(-1)) names.push(nameOfNode(node));
    }
    const kind = nodeAt(content, path)?.kind;
    if (field !== undefined && hasFieldLabels(kind)) names.push(labels(labelKeyOf(kind, field)));
    return names.join(' · ');
  };
}

/** Returns whether the kind's fields have labels. A bullet consists only of its text. */
const hasFieldLabels = (kind: TreeNodeKind | undefined): kind is FormKind =>
  kind !== undefined && kind !== 'root' && kind !== 'design' && kind !== 'highlight';
