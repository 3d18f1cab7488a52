import { useTranslations } from 'use-intl';
import type { PaletteCommand } from '#ui/overlays/command-palette.tsx';
import type { Section } from '../../../model/shapes.ts';
import { type NodePath, nodeAt } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { useKindName } from '../outline/use-kind-name.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';

type SectionCommandsInput = Pick<
  CvCommandsProps,
  'view' | 'onNavigate' | 'hasSidebar' | 'addActions' | 'sectionName' | 'titleOf'
>;

/** Returns the commands that go to a section or entry, and those that add one. */
export function useSectionCommands({
  view,
  onNavigate,
  hasSidebar,
  addActions,
  sectionName,
  titleOf,
}: SectionCommandsInput): PaletteCommand[] {
  const t = useTranslations('cv-editor.palette');
  const tEditor = useTranslations('cv-editor');
  const kindName = useKindName();
  const editor = useCvEditor();
  const { content } = view;
  const { sections } = content;
  const unavailable = editor.locked ? tEditor('bar.locked') : undefined;
  const go = (path: NodePath, node: string): PaletteCommand => ({
    id: `go-${path.join('/')}`,
    label: t('goTo', { place: node }),
    run: () => onNavigate(path),
  });
  const goToEntries = (section: Section) =>
    section.items.flatMap(({ id }) => {
      const node = nodeAt(content, ['sections', section.id, 'items', id]);
      return node ? [go(node.path, `${sectionName(section)} · ${titleOf(node)}`)] : [];
    });
  return [
    go(['basics'], tEditor('outline.basics')),
    ...sections.map((section) => go(['sections', section.id], sectionName(section))),
    ...sections
      .filter(({ kind }) => kind !== 'summary')
      .map((section) => ({
        id: `entry-${section.id}`,
        label: t('addEntry', { section: sectionName(section) }),
        unavailable,
        run: () => addActions.addEntry(section),
      })),
    ...addActions.kinds.map((kind) => ({
      id: `section-${kind}`,
      label: t('addSection', { section: kindName(kind) }),
      unavailable,
      run: () => addActions.addSection(kind, sections, hasSidebar),
    })),
    ...sections.flatMap(goToEntries),
  ];
}
