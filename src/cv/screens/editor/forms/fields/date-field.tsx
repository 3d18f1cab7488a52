import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isPartialDate } from '#platform/field-rules.ts';
import { CONTROL } from '#ui/control-style.ts';
import { Field, useFieldIds } from '#ui/field.tsx';
import { formatPartialDate } from '#ui/format-partial-date.ts';
import { parsePartialDate } from '#ui/partial-date.ts';
import { Switch } from '#ui/switch.tsx';
import { CV_LIMITS } from '../../../../model/content.ts';
import { asLine } from '../as-line.ts';
import { type FieldProps, useField } from '../use-field.ts';

type Props = FieldProps<string> & {
  /** Gives the field its switch: whether it goes on still. */
  ongoing?: boolean | undefined;
};

/**
 * A date as far as it is known. Other than a `PartialDateField` it takes whatever is written, letter by letter: in a CV,
 * "Summer 1843" is as good.
 */
export function DateField({ at, field, label, value, ongoing }: Props) {
  const t = useTranslations('cv-editor.form');
  const tDate = useTranslations('ui.date');
  const locale = useLocale();
  const { locked, write } = useField(at, field);
  const going = useField(at, 'ongoing');
  /** As it is typed, for as long as that is what was written last. */
  const [typed, setTyped] = useState<{ text: string; as: string }>();
  const inHand = typed?.as === value ? typed.text : undefined;
  const shown = isPartialDate(value) ? formatPartialDate(value, locale) : value;
  const unread = inHand === undefined && ongoing !== true && value.trim() !== '' && !isPartialDate(value.trim());
  const { id, describedBy } = useFieldIds({ hint: unread ? t('hints.noDate') : undefined });
  return (
    <div className="relative">
      <Field id={id} label={label} hint={unread ? t('hints.noDate') : undefined}>
        <input
          id={id}
          value={ongoing ? '' : (inHand ?? shown)}
          onChange={(event) => {
            const text = asLine(event.target.value);
            const as = parsePartialDate(text, locale) ?? text;
            setTyped({ text, as });
            write(as);
          }}
          onBlur={() => setTyped(undefined)}
          disabled={ongoing}
          readOnly={locked}
          placeholder={ongoing || locked ? undefined : t('placeholders.date')}
          maxLength={CV_LIMITS.date}
          autoComplete="off"
          aria-describedby={describedBy}
          className={`${CONTROL} tabular-nums`}
        />
      </Field>
      {ongoing !== undefined && (
        // In the line of the label, behind the field in the order of the keys: the box itself is narrow.
        <div className="absolute end-0 top-2.5 -translate-y-1/2">
          <Switch
            small
            label={tDate('ongoing')}
            name={tDate('ongoingFor', { label })}
            checked={ongoing}
            onCheckedChange={going.write}
            disabled={locked}
          />
        </div>
      )}
    </div>
  );
}
