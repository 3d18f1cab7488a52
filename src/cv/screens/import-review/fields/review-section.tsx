import { Check, ChevronDown, TriangleAlert } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { fieldKey } from '../../../model/review/field-text.ts';
import { nodeTitleOf } from '../../../model/tree.ts';
import { useReview } from '../review-context.ts';
import { type FormSection, fieldsOfSection } from './form-fields.ts';
import { EntryFields, ReviewEntry } from './review-entry.tsx';
import { useSectionTitle } from './use-field-label.ts';

type Props = {
  section: FormSection;
  /** The keys of the sections and entries that are open. */
  open: ReadonlySet<string>;
  onOpenChange: (key: string, open: boolean) => void;
};

/** A section of the reviewed CV, with how many of its fields are to check. */
export function ReviewSection({ section, open, onOpenChange }: Props) {
  const t = useTranslations('cv-import');
  const tOutline = useTranslations('cv-editor.outline');
  const titleOf = useSectionTitle();
  const id = useId();
  const { toCheck } = useReview();
  const { key, kind, titleField, entries } = section;
  const isOpen = open.has(key);
  const count = fieldsOfSection(section).filter((field) => toCheck.has(fieldKey(field))).length;
  const showsTitle = titleField !== undefined && toCheck.has(fieldKey(titleField));
  const hasEntries = kind !== 'basics' && kind !== 'summary';
  const [only] = entries;
  return (
    <section className="border-border border-b" aria-labelledby={`${id}-title`}>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => onOpenChange(key, !isOpen)}
          className="flex min-h-11 w-full items-center gap-3 rounded-control text-start hover:bg-hover"
        >
          {count > 0 ? (
            <Icon of={TriangleAlert} className="text-warning" />
          ) : (
            <Icon of={Check} className="text-success" />
          )}
          <span id={`${id}-title`} dir="auto" className="min-w-0 truncate font-medium">
            {titleOf(section)}
          </span>
          {count > 0 && <Badge tone="warning">{t('toCheck', { count })}</Badge>}
          <span className="ms-auto min-w-0 truncate text-text-secondary" dir="auto">
            {hasEntries
              ? tOutline('entries', { count: entries.length })
              : kind === 'basics' && only
                ? nodeTitleOf(only.node)
                : ''}
          </span>
          <Icon of={ChevronDown} className={`text-text-secondary transition-transform ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen}>
        {isOpen && showsTitle && <EntryFields fields={[titleField]} />}
        {isOpen &&
          (hasEntries ? (
            <ol className="pb-2">
              {entries.map((entry, index) => {
                const entryKey = entry.path.join('/');
                return (
                  <ReviewEntry
                    key={entryKey}
                    entry={entry}
                    number={index + 1}
                    isOpen={open.has(entryKey)}
                    onOpenChange={(next) => onOpenChange(entryKey, next)}
                  />
                );
              })}
            </ol>
          ) : (
            only && (
              <div className="pb-4">
                <EntryFields fields={only.fields} />
              </div>
            )
          ))}
      </div>
    </section>
  );
}
