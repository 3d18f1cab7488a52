import { useTranslations } from 'use-intl';
import { MarkdownField } from '#ui/markdown-field.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import { GOOD_LENGTH, lengthOf } from '../../../model/letters/length.ts';
import { useTyping } from '../forms/use-field.ts';
import type { LetterFieldProps } from './letter-lines.tsx';
import { useUnfilledWords } from './use-unfilled-words.ts';
import { VariableMenu } from './variable-menu.tsx';

const LENGTHS = { short: 'wordsShort', right: 'wordsRight', long: 'wordsLong' } as const;

/** Field for the body of a letter, with its word count and advice on the length. */
export function LetterText({ at, letter, values, language }: LetterFieldProps & { language: string }) {
  const t = useTranslations('cv-letters');
  const { locked, value, type } = useTyping(at, 'text', letter.text);
  const unfilled = useUnfilledWords(letter.text, values);
  const length = lengthOf(letter.text, language);
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
        {length && `${t('words', { count: length.words })}. ${t(LENGTHS[length.is], GOOD_LENGTH)}`}
      </p>
    </div>
  );
}
