import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isPartialDate } from '#platform/pure/field-rules.ts';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { CONTROL } from '#ui/fields/control-style.ts';
import { Field, useFieldIds } from '#ui/fields/field.tsx';
import { parsePartialDate } from '#ui/fields/partial-date.ts';
import { Switch } from '#ui/fields/switch.tsx';
import { CV_LIMITS } from '../../../../model/content.ts';
import { toSingleLine } from '../../../../model/to-single-line.ts';
import { type FieldProps, useField } from '../use-field.ts';

type Props = FieldProps<string> & {
  /** Shows the switch for ongoing entries and gives its state. */
  ongoing?: boolean | undefined;
};

/**
 * Field for a partial date. Unlike `PartialDateField`, it stores any text on each keystroke, because a CV may contain
 * dates such as "Summer 1843".
 */
export function DateField({ at, field, label, value, ongoing }: Props) {
  const t = useTranslations('cv-editor.form');
  const tDate = useTranslations('ui.date');
  const locale = useLocale();
  const { locked, write } = useField(at, field);
  const ongoingField = useField(at, 'ongoing');
  /** The text as typed, used while the stored value is the one derived from it. */
  const [typed, setTyped] = useState<{ text: string; stored: string }>();
  const typedText = typed?.stored === value ? typed.text : undefined;
  const shown = isPartialDate(value) ? formatPartialDate(value, locale) : value;
  const isUnparsed = typedText === undefined && ongoing !== true && value.trim() !== '' && !isPartialDate(value.trim());
  const { id, describedBy } = useFieldIds({ hint: isUnparsed ? t('hints.noDate') : undefined });
  return (
    <div className="relative">
      <Field id={id} label={label} hint={isUnparsed ? t('hints.noDate') : undefined}>
        <input
          id={id}
          value={ongoing ? '' : (typedText ?? shown)}
          onChange={(event) => {
            const text = toSingleLine(event.target.value);
            const stored = parsePartialDate(text, locale) ?? text;
            setTyped({ text, stored });
            write(stored);
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
        // Placed in the label's line and after the field in tab order, because the field itself is narrow.
        <div className="absolute end-0 top-2.5 -translate-y-1/2">
          <Switch
            small
            label={tDate('ongoing')}
            name={tDate('ongoingFor', { label })}
            checked={ongoing}
            onCheckedChange={ongoingField.write}
            disabled={locked}
          />
        </div>
      )}
    </div>
  );
}
