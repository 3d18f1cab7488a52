import { ArrowLeft, FileDown, Share } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { useSharing } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import type { CvContent } from '../../../contract.ts';
import { CV_LIMITS } from '../../../model/content.ts';
import { localIsoDate } from '../../../model/letters/new-letter.ts';
import { RECOMMENDED_WORDS, rateLength } from '../../../model/letters/rate-length.ts';
import { variableValuesOf } from '../../../model/letters/variable-values.ts';
import type { Letter } from '../../../model/shapes.ts';
import { useSaveBeforeDownload } from '../download-link.tsx';
import { pathKey } from '../editor-location.ts';
import { DateField } from '../forms/fields/date-field.tsx';
import { useField, useTypedValue } from '../forms/use-field.ts';
import type { CvWriter } from '../writing/cv-writer.ts';
import { FilledLine, type LetterFieldProps, LetterLine, LetterLines } from './letter-lines.tsx';
import { QuotePicker } from './quote-picker.tsx';
import { sharedLetter } from './shared-letter.ts';
import { useUnfilledMessage } from './use-unfilled-message.ts';
import { VariableMenu } from './variable-menu.tsx';

const QuoteUpdates = lazy(async () => ({
  // Its code is in the chunk that the editor has loaded already.
  default: (await loadLazily(() => import('../lazy-content.ts'))).QuoteUpdates,
}));

type Props = { writer: CvWriter; content: CvContent; letter: Letter; onBack: () => void };

/** Form with all fields of a letter, in the order of its page. */
export function LetterForm({ writer, content, letter, onBack }: Props) {
  const t = useTranslations('cv-letters');
  const { id } = letter;
  const at = useMemo(() => ['letters', id], [id]);
  const values = useMemo(() => variableValuesOf(content, letter), [content, letter]);
  const fieldProps = { at, letter, values };
  return (
    <section aria-label={letter.name.trim() || t('unnamed')} className="@container">
      <Button tone="quiet" className="-ms-3 mb-2" onClick={onBack}>
        <Icon of={ArrowLeft} className="rtl:-scale-x-100" />
        {t('back')}
      </Button>
      <div data-place={pathKey(at)} className="grid grid-cols-1 gap-4">
        <LetterLine {...fieldProps} field="name" />
        <FieldPair>
          <LetterLine {...fieldProps} field="recipient" />
          <LetterLine {...fieldProps} field="company" />
        </FieldPair>
        <LetterLines {...fieldProps} field="address" />
        <FieldPair>
          <LetterDate {...fieldProps} />
          <LetterLine {...fieldProps} field="place" />
        </FieldPair>
        <FilledLine {...fieldProps} field="subject" />
        <FilledLine {...fieldProps} field="salutation" />
        <LetterText {...fieldProps} content={content} />
        <FilledLine {...fieldProps} field="closing" hint={t('hints.signature')} />
        <LetterLines {...fieldProps} field="enclosures" hint={t('hints.enclosures')} />
      </div>
      <LetterActions writer={writer} letter={letter} />
    </section>
  );
}

const FieldPair = ({ children }: { children: React.ReactNode }) => (
  <div className="grid @min-[22rem]:grid-cols-2 gap-4 @min-[22rem]:gap-3">{children}</div>
);

/** Button that shares the letter, and links that download it after saving pending changes. */
function LetterActions({ writer, letter }: { writer: CvWriter; letter: Letter }) {
  const t = useTranslations('cv-letters');
  const sharing = useSharing();
  const saveFirst = useSaveBeforeDownload(writer);
  const exportUrl = `/api/cvs/${writer.view().id}/letters/${letter.id}/export`;
  return (
    <div className="mt-6 flex flex-wrap gap-2 border-border border-t pt-4">
      <Link variant="button-plain" href={`${exportUrl}/pdf`} download="" onClick={saveFirst}>
        <Icon of={FileDown} />
        {t('download')}
      </Link>
      <Link variant="button-quiet" href={`${exportUrl}/docx`} download="" onClick={saveFirst}>
        {t('downloadWord')}
      </Link>
      <Button tone="quiet" icon={Share} onClick={() => sharing.open(sharedLetter(writer, letter))}>
        {sharing.label}
      </Button>
    </div>
  );
}

/** Date field of a letter, with a button for today's date. */
function LetterDate({ at, letter }: LetterFieldProps) {
  const t = useTranslations('cv-letters');
  const { locked, write } = useField(at, 'date');
  return (
    <div data-field="date" className="relative min-w-0">
      <DateField at={at} field="date" label={t('labels.date')} value={letter.date} />
      {!locked && (
        <button
          type="button"
          onClick={() => write(localIsoDate(new Date()))}
          className="absolute -end-1.5 -top-0.5 min-h-6 rounded-control px-1.5 text-text-secondary text-xs hover:bg-hover hover:text-text pointer-coarse:-mt-2.5 pointer-coarse:min-h-9"
        >
          {t('today')}
        </button>
      )}
    </div>
  );
}

const MESSAGE_BY_LENGTH = { short: 'wordsShort', right: 'wordsRight', long: 'wordsLong' } as const;

/** Field for the body of a letter, with its word count and advice on the length. */
function LetterText({ at, letter, values, content }: LetterFieldProps & { content: CvContent }) {
  const t = useTranslations('cv-letters');
  const { locked, value, type } = useTypedValue(at, 'text', letter.text);
  const unfilled = useUnfilledMessage(letter.text, values);
  const length = rateLength(letter.text, content.design.language);
  return (
    <div data-field="text" className="relative min-w-0">
      <RichTextField
        label={t('labels.text')}
        hint={unfilled}
        rows={12}
        max={CV_LIMITS.text}
        readOnly={locked}
        value={value}
        placeholder={locked ? undefined : t('hints.text')}
        onChange={type}
      />
      <VariableMenu values={values} label={t('labels.text')} />
      <p className="mt-1 min-h-4 text-text-secondary text-xs">
        {length && `${t('words', { count: length.words })}. ${t(MESSAGE_BY_LENGTH[length.rating], RECOMMENDED_WORDS)}`}
      </p>
      <Suspense>
        <QuoteUpdates content={content} letter={letter} />
      </Suspense>
      <QuotePicker content={content} letter={letter} />
    </div>
  );
}
