import { useTranslations } from 'use-intl';
import { localIsoDate } from '../../../model/letters/new-letter.ts';
import { DateField } from '../forms/fields/date-field.tsx';
import { useField } from '../forms/use-field.ts';
import type { LetterFieldProps } from './letter-lines.tsx';

/** Date field of a letter, with a button for today's date. */
export function LetterDate({ at, letter }: LetterFieldProps) {
  const t = useTranslations('cv-letters');
  const { locked, write } = useField(at, 'date');
  return (
    <div data-field="date" className="relative min-w-0">
      <DateField at={at} field="date" label={t('labels.date')} value={letter.date} />
      {!locked && (
        <button
          type="button"
          onClick={() => write(localIsoDate(new Date()))}
          className="absolute end-0 -top-0.5 min-h-6 rounded-control px-1.5 text-text-secondary text-xs hover:bg-hover hover:text-text pointer-coarse:-mt-2.5 pointer-coarse:min-h-9"
        >
          {t('today')}
        </button>
      )}
    </div>
  );
}
