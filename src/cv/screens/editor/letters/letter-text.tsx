import { useTranslations } from 'use-intl';
import { MarkdownField } from '#ui/markdown-field.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { RECOMMENDED_WORDS, rateLength } from '../../../model/letters/rate-length.ts';
import { useTypedValue } from '../forms/use-field.ts';
import type { LetterFieldProps } from './letter-lines.tsx';
import { useUnfilledMessage } from './use-unfilled-message.ts';
import { VariableMenu } from './variable-menu.tsx';

const MESSAGE_BY_LENGTH = { short: 'wordsShort', right: 'wordsRight', long: 'wordsLong' } as const;

/** Field for the body of a letter, with its word count and advice on the length. */
export function LetterText({ at, letter, values, language }: LetterFieldProps & { language: string }) {
  const t = useTranslations('cv-letters');
  const { locked, value, type } = useTypedValue(at, 'text', letter.text);
  const unfilled = useUnfilledMessage(letter.text, values);
  const length = rateLength(letter.text, language);
  return (
    <div data-field="text" className="relative min-w-0">
      <MarkdownField
        label={t('labels.text')}
        hint={unfilled}
        rows={12}
        max={CV_LIMITS.text}
        readOnly={locked}
        value={value}
        placeholder={locked ? undefined : t('hints.text')}
        onChange={(event) => type(event.target.value)}
      />
      <VariableMenu values={values} label={t('labels.text')} />
      <p className="mt-1 min-h-4 text-text-secondary text-xs">
        {length && `${t('words', { count: length.words })}. ${t(MESSAGE_BY_LENGTH[length.rating], RECOMMENDED_WORDS)}`}
      </p>
    </div>
  );
}
