import { ArrowDown } from 'lucide-react';
import type { Ref } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import type { ImportReport } from '../../contract.ts';
import type { TextSpan } from '../../model/formats/unstructured/excerpt.ts';
import { groupSpans } from '../../model/review/cut-spans.ts';
import { isScan } from '../../model/review/read-source.ts';
import { UnplacedList } from './assign/unplaced-list.tsx';
import { ReviewSection } from './fields/review-section.tsx';
import type { Destinations } from './file-reading.ts';
import { ImportOptions } from './import-options.tsx';
import { useReview } from './review-context.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  report: ImportReport;
  message: string | undefined;
  /** The number of fields that were read. */
  readCount: number;
  open: ReadonlySet<string>;
  onOpenChange: (key: string, open: boolean) => void;
  destinations: Destinations;
  onDestinations: (destinations: Destinations) => void;
  template: string;
  onTemplate: (template: string) => void;
  photo: string | null;
  keepsPhoto: boolean;
  onKeepsPhoto: (keeps: boolean) => void;
  onPlace: (spans: readonly TextSpan[], opener: HTMLElement) => void;
};

/** The fields of a reviewed CV by section, with the number of those to check and the text that none of them holds. */
export function FieldsPanel({ ref, report, message, readCount, open, onOpenChange, onPlace, ...options }: Props) {
  const t = useTranslations('cv-import');
  const tProblems = useTranslations('cv.import.problems');
  const { review, source, sections, toCheck, active, focusField } = useReview();
  const restCount = groupSpans(review.unplaced).length;
  const keys = [...toCheck];
  const next = () => {
    const at = active === undefined ? -1 : keys.indexOf(active);
    const key = keys[at + 1] ?? keys[0];
    if (key !== undefined) focusField(key);
  };
  const isMostlyKept = report.warnings.some(({ problem }) => problem === 'mostlyKept');
  return (
    <div ref={ref} className="min-w-0 flex-1 overflow-y-auto bg-background px-4 pb-10 sm:px-6">
      <div className="sticky top-0 z-10 -mx-4 flex flex-wrap items-center justify-between gap-2 border-border border-b bg-background px-4 py-3 sm:-mx-6 sm:px-6">
        <div role="status">
          <p className="font-medium text-base">{t('fieldsToCheck', { count: keys.length })}</p>
          <p className="text-text-secondary">
            {t('fieldsRead', { count: readCount })} {t('textsNotPlaced', { count: restCount })}
          </p>
        </div>
        {keys.length > 0 && (
          <Button onClick={next}>
            {t('next')}
            <ArrowDown aria-hidden="true" className="size-4" />
          </Button>
        )}
      </div>
      <ImportOptions {...options} />
      <FormMessage form={{ message, failure: undefined }} />
      {isMostlyKept && (
        <div className="mt-3">
          <NoticeLine tone="warning" placement="within" text={tProblems('mostlyKept')} />
        </div>
      )}
      {isScan(source) && (
        <div className="mt-3">
          <NoticeLine tone="warning" placement="within" text={t('scan')} />
        </div>
      )}
      {sections.map((section) => (
        <ReviewSection key={section.key} section={section} open={open} onOpenChange={onOpenChange} />
      ))}
      <UnplacedList onPlace={onPlace} />
    </div>
  );
}
