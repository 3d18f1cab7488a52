import { useTranslations } from 'use-intl';
import { TextArea } from '#ui/fields/text-area.tsx';
import { CV_LIMITS } from '../../../model/content.ts';
import type { VariableValues } from '../../../model/letters/variables.ts';
import type { Letter } from '../../../model/shapes.ts';
import type { NodePath } from '../../../model/tree.ts';
import { LineField } from '../forms/fields/line-field.tsx';
import { useTypedValue } from '../forms/use-field.ts';
import { useUnfilledMessage } from './use-unfilled-message.ts';
import { VariableMenu } from './variable-menu.tsx';

export type LetterFieldProps = { at: NodePath; letter: Letter; values: VariableValues };
type LetterLineField = 'name' | 'recipient' | 'company' | 'place';

/** Single-line field whose text appears in the letter unchanged. */
export function LetterLine({ at, letter, field }: LetterFieldProps & { field: LetterLineField }) {
  const t = useTranslations('cv-letters.labels');
  return (
    <div data-field={field} className="min-w-0">
      <LineField at={at} field={field} label={t(field)} value={letter[field]} />
    </div>
  );
}

type FilledLineProps = LetterFieldProps & { field: 'subject' | 'salutation' | 'closing'; hint?: string };

/** Single-line field that may contain variables. */
export function FilledLine({ at, letter, values, field, hint }: FilledLineProps) {
  const t = useTranslations('cv-letters.labels');
  const unfilled = useUnfilledMessage(letter[field], values);
  return (
    <div data-field={field} className="relative min-w-0">
      <LineField at={at} field={field} label={t(field)} value={letter[field]} hint={unfilled ?? hint} />
      <VariableMenu values={values} label={t(field)} />
    </div>
  );
}

type LetterLinesProps = LetterFieldProps & { field: 'address' | 'enclosures'; hint?: string };

/** Multi-line field whose lines appear in the letter unchanged. */
export function LetterLines({ at, letter, field, hint }: LetterLinesProps) {
  const t = useTranslations('cv-letters.labels');
  const { locked, value, type } = useTypedValue(at, field, letter[field]);
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
