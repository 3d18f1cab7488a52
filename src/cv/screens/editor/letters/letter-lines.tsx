import { useTranslations } from 'use-intl';
import { TextArea } from '#ui/text-area.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import type { VariableValues } from '../../../model/letters/variables.ts';
import type { Letter } from '../../../model/shapes.ts';
import type { Path } from '../../../model/tree.ts';
import { LineField } from '../forms/fields/line-field.tsx';
import { useTyping } from '../forms/use-field.ts';
import { useUnfilledWords } from './use-unfilled-words.ts';
import { VariableMenu } from './variable-menu.tsx';

export type LetterFieldProps = { at: Path; letter: Letter; values: VariableValues };
type Line = 'name' | 'recipient' | 'company' | 'place';

/** Single-line field whose text appears in the letter unchanged. */
export function LetterLine({ at, letter, field }: LetterFieldProps & { field: Line }) {
  const t = useTranslations('cv-letters.labels');
  return (
    <div data-field={field} className="min-w-0">
      <LineField at={at} field={field} label={t(field)} value={letter[field]} />
    </div>
  );
}

type Filled = LetterFieldProps & { field: 'subject' | 'salutation' | 'closing'; hint?: string };

/** Single-line field that may contain variables. */
export function FilledLine({ at, letter, values, field, hint }: Filled) {
  const t = useTranslations('cv-letters.labels');
  const unfilled = useUnfilledWords(letter[field], values);
  return (
    <div data-field={field} className="relative min-w-0">
      <LineField at={at} field={field} label={t(field)} value={letter[field]} hint={unfilled ?? hint} />
      <VariableMenu values={values} label={t(field)} />
    </div>
  );
}

type Lines = LetterFieldProps & { field: 'address' | 'enclosures'; hint?: string };

/** Multi-line field whose lines appear in the letter unchanged. */
export function LetterLines({ at, letter, field, hint }: Lines) {
  const t = useTranslations('cv-letters.labels');
  const { locked, value, type } = useTyping(at, field, letter[field]);
  return (
    <div data-field={field} className="min-w-0">
      <TextArea
        label={t(field)}
        hint={hint}
        rows={2}
        dir={value === '' ? undefined : 'auto'}
        maxLength={CV_LIMITS.text}
        readOnly={locked}
        value={value}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
