import { UserRound } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { LazySortableList } from '#ui/lazy-sortable-list.tsx';
import type { CvContent } from '../../../contract.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { LazyBasicsForm } from '../lazy-forms.tsx';
import { BASICS, type EditorNavigation } from '../use-editor-navigation.ts';
import { AddSection } from './add-section.tsx';
import { OutlineDisclosure } from './outline-disclosure.tsx';
import { moveOperations, type OutlineRow, outlineRows } from './outline-rows.ts';
import { SectionEntry } from './section-entry.tsx';
import { useSectionName } from './use-section-name.ts';

type Props = { content: CvContent; navigation: EditorNavigation; hasSidebar: boolean };

/** Outline of all parts of the CV in order. The part being edited shows its form in place. */
export function Outline({ content, navigation, hasSidebar }: Props) {
  const t = useTranslations('cv-editor.outline');
  const editor = useCvEditor();
  const nameOf = useSectionName();
  const { expanded, expand, navigateTo, trackFocus } = navigation;
  const rows = outlineRows(content.sections, hasSidebar);
  const nameOfRow = ({ section }: OutlineRow) => (section ? nameOf(section) : t('side'));
  const toggle = (section: string) => expand(expanded.section === section ? undefined : section);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only observes the focus
    <div onFocus={({ target }) => trackFocus(target)} className="grid grid-cols-1 gap-1">
      <OutlineDisclosure
        icon={UserRound}
        title={t('basics')}
        aside={content.basics.name}
        open={expanded.section === BASICS}
        onToggle={() => toggle(BASICS)}
        pathKey={BASICS}
      >
        <LazyBasicsForm basics={content.basics} />
      </OutlineDisclosure>
      <LazySortableList
        label={t('sections')}
        items={rows}
        idOf={({ id }) => id}
        nameOf={nameOfRow}
        onReorder={(next, id) => editor.do(...moveOperations(content.sections, next, id))}
        className="relative grid grid-cols-1 gap-1"
        renderItem={({ section }, parts) =>
          section ? (
            <SectionEntry
              section={section}
              summary={content.basics.summary}
              parts={parts}
              open={expanded.section === section.id}
              openItem={expanded.section === section.id ? expanded.item : undefined}
              onExpand={expand}
              onNavigate={navigateTo}
              hasSidebar={hasSidebar}
            />
          ) : (
            <li
              ref={parts.item.ref}
              style={parts.item.style}
              className="mt-4 mb-1 border-border border-b pb-1 font-medium text-text-secondary text-xs"
            >
              {t('side')}
            </li>
          )
        }
      />
      {!editor.locked && <AddSection sections={content.sections} hasSidebar={hasSidebar} onAdded={navigateTo} />}
    </div>
  );
}
