import { ChevronDown, EyeOff } from 'lucide-react';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { areSameParts, type SortableParts } from '#ui/lists/sortable-parts.ts';
import type { Section } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { LazySummaryForm } from '../lazy-forms.tsx';
import { CommentMark } from './comment-mark.tsx';
import { ItemList } from './item-list.tsx';
import { PageBreakMark } from './page-break-mark.tsx';
import { opensQuickField, QUICK_FIELD } from './quick-field.ts';
import { SectionMenu } from './section-menu.tsx';
import { useSectionName } from './use-section-name.ts';

type Props = {
  section: Section;
  /** Text of the section that displays the summary. */
  summary: string;
  parts: SortableParts;
  open: boolean;
  openItem: string | undefined;
  onExpand: (section: string | undefined, item?: string) => void;
  onNavigate: (path: NodePath, field?: string) => void;
  hasSidebar: boolean;
};

/** Section in the outline, with its entries if open. Memoized, so that only edited sections render again. */
export const SectionEntry = memo(
  Entry,
  ({ parts, summary, ...before }, { parts: otherParts, summary: otherSummary, ...after }) =>
    areSameParts(parts, otherParts) &&
    (after.section.kind !== 'summary' || summary === otherSummary) &&
    (Object.keys(after) as (keyof typeof after)[]).every((name) => before[name] === after[name]),
);

function Entry({ section, summary, parts, open, openItem, onExpand, onNavigate, hasSidebar }: Props) {
  const t = useTranslations('cv-editor.outline');
  const name = useSectionName()(section);
  const { id, kind, visible, items, startOnNewPage } = section;
  const rowStyle = parts.lifted
    ? 'relative z-10 rounded-card bg-floating shadow-float'
    : open
      ? 'rounded-card border border-border'
      : '';
  return (
    <li {...parts.item} data-place={`sections/${id}`} className={`data-hovered:bg-hover ${rowStyle}`}>
      {startOnNewPage && <PageBreakMark />}
      <div className="flex items-center">
        {parts.handle}
        <button
          type="button"
          aria-expanded={open}
          onClick={({ detail }) => {
            if (open) onExpand(undefined);
            else if (detail > 0 && items.length === 0 && opensQuickField(kind))
              onNavigate(['sections', id], QUICK_FIELD);
            else onExpand(id);
          }}
          className="flex h-10 min-w-0 flex-1 items-center gap-3 rounded-control px-1 text-start hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:h-11"
        >
          <span dir="auto" className={`min-w-0 truncate font-medium ${visible ? '' : 'text-text-secondary'}`}>
            {name}
          </span>
          {!visible && (
            <span className="inline-flex items-center gap-1 text-text-secondary text-xs">
              <Icon of={EyeOff} className="size-3.5" />
              {t('hidden')}
            </span>
          )}
          <span className="ms-auto text-text-secondary tabular-nums">
            {kind !== 'summary' && (open ? t('entries', { count: items.length }) : items.length)}
          </span>
          <Icon of={ChevronDown} className={`text-text-secondary transition-transform ${open ? 'rotate-180' : ''}`} />
        </button>
        <CommentMark path={['sections', id]} name={name} includesNested={!open} />
        <SectionMenu section={section} name={name} hasSidebar={hasSidebar} />
      </div>
      {open && (
        <div className="border-border border-t">
          {kind === 'summary' ? (
            <div className="bg-surface p-4">
              <LazySummaryForm summary={summary} />
            </div>
          ) : (
            <Items section={section} openItem={openItem} onExpand={onExpand} onNavigate={onNavigate} name={name} />
          )}
        </div>
      )}
    </li>
  );
}

const Items = memo(ItemList);
