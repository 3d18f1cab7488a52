import { ChevronDown, type LucideIcon, Plus, UserRound } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { LazySortableList } from '#ui/lists/lazy-sortable-list.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { CvContent } from '../../../contract.ts';
import type { Section } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { BASICS } from '../../pages/page-blocks.ts';
import { useCvEditor } from '../cv-editor-context.tsx';
import { CHUNKS, lazyAfterInitialLoad } from '../lazy-chunks.ts';
import { LazyBasicsForm } from '../lazy-forms.tsx';
import type { SectionDrag } from '../pages/section-drag.ts';
import type { EditorNavigation } from '../use-editor-navigation.ts';
import type { HoverTracking } from '../use-hover-marks.ts';
import { moveOperations, type OutlineRow, outlineRows } from './outline-rows.ts';
import { SectionEntry } from './section-entry.tsx';
import { useAddActions } from './use-add-actions.ts';
import { useKindName } from './use-kind-name.ts';
import { useSectionName } from './use-section-name.ts';

const WorkOffer = lazyAfterInitialLoad(async () => (await CHUNKS.content()).WorkOffer);

type Props = {
  content: CvContent;
  navigation: EditorNavigation;
  hover: HoverTracking;
  sectionDrag: SectionDrag;
  hasSidebar: boolean;
};

const COLUMN_HEADING = 'mt-4 mb-1 border-border border-b pb-1 font-medium text-text-secondary text-xs';

/** Outline of all parts of the CV in order. The part being edited shows its form in place. */
export function Outline({ content, navigation, hover, sectionDrag, hasSidebar }: Props) {
  const t = useTranslations('cv-editor.outline');
  const areas = useTranslations('cv-editor.form.areas');
  const editor = useCvEditor();
  const nameOf = useSectionName();
  const { expanded, expand, navigateTo, focusTracking } = navigation;
  const rows = outlineRows(content.sections, hasSidebar);
  const nameOfRow = ({ section }: OutlineRow) => (section ? nameOf(section) : areas('sidebar'));
  const endOnPage = (drops: boolean) => {
    const operations = sectionDrag.end();
    if (!drops || !operations) return false;
    editor.do(...operations);
    return true;
  };
  const toggle = (section: string) => expand(expanded.section === section ? undefined : section);
  return (
    <div {...focusTracking} {...hover} className="grid grid-cols-1 gap-1">
      <OutlineDisclosure
        icon={UserRound}
        title={t('basics')}
        aside={content.basics.name}
        open={expanded.section === BASICS}
        onToggle={() => toggle(BASICS)}
        pathKey={BASICS}
      >
        <LazyBasicsForm basics={content.basics} language={content.design.language} />
      </OutlineDisclosure>
      {hasSidebar && <p className={COLUMN_HEADING}>{areas('main')}</p>}
      <LazySortableList
        label={t('sections')}
        items={rows}
        idOf={({ id }) => id}
        nameOf={nameOfRow}
        outside={{ move: sectionDrag.move, end: endOnPage }}
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
            <li ref={parts.item.ref} style={parts.item.style} className={COLUMN_HEADING}>
              {areas('sidebar')}
            </li>
          )
        }
      />
      {!editor.locked && <AddSection sections={content.sections} hasSidebar={hasSidebar} onAdded={navigateTo} />}
      <Suspense>
        <WorkOffer content={content} />
      </Suspense>
    </div>
  );
}

type AddSectionProps = { sections: readonly Section[]; hasSidebar: boolean; onAdded: (path: NodePath) => void };

/** Menu that adds a section of any kind and opens its first entry. */
function AddSection({ sections, hasSidebar, onAdded }: AddSectionProps) {
  const t = useTranslations('cv-editor.outline');
  const kindName = useKindName();
  const addActions = useAddActions(onAdded);
  return (
    <div className="pt-2">
      <LazyDropdownMenu
        trigger={
          <Button tone="quiet" icon={Plus}>
            {t('addSection')}
          </Button>
        }
        entries={addActions.kinds.map((kind) => ({
          label: kindName(kind),
          onSelect: () => addActions.addSection(kind, sections, hasSidebar),
        }))}
      />
    </div>
  );
}

type OutlineDisclosureProps = {
  icon?: LucideIcon;
  title: string;
  /** Text shown at the end of the header row. */
  aside?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Value of `data-place`, by which the node is found to be focused. */
  pathKey: string;
  children: ReactNode;
};

/** Disclosure that expands a part of the outline in place. */
function OutlineDisclosure({ icon, title, aside, open, onToggle, pathKey, children }: OutlineDisclosureProps) {
  return (
    <div data-place={pathKey} className={`data-hovered:bg-hover ${open ? 'rounded-card border border-border' : ''}`}>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex h-10 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:h-11"
      >
        {icon && <Icon of={icon} className="mx-1.5 text-text-secondary" />}
        <span className="font-medium">{title}</span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-end text-text-secondary">
          {aside}
        </span>
        <Icon of={ChevronDown} className={`text-text-secondary transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && <div className="border-border border-t bg-surface p-4">{children}</div>}
    </div>
  );
}
