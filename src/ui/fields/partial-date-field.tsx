import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { formatPartialDate, type PartialDate } from '../../platform/pure/i18n/format-partial-date.ts';
import { BARE_INPUT, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { parsePartialDate } from './partial-date.ts';
import { Switch } from './switch.tsx';

type Props = FieldTexts & {
  /** `1843`, `1843-07`, `1843-07-10`, or null. */
  value: PartialDate | null;
  onValueChange: (date: PartialDate | null) => void;
  ongoing?: boolean;
  /** Adds a switch that marks the period as ongoing. */
  onOngoingChange?: (ongoing: boolean) => void;
  placeholder?: string;
  disabled?: boolean;
  className?: string;
};

/** A free-text date field with year, month or day precision. Parses the text on blur or Enter. */
export function PartialDateField(props: Props) {
  const { label, hint, value, onValueChange, ongoing = false, onOngoingChange, placeholder, className } = props;
  const t = useTranslations('ui.date');
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const [unreadable, setUnreadable] = useState(false);
  const error = props.error ?? (unreadable ? t('unreadable') : undefined);
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  const parseTyped = () => {
    if (typed === undefined) return;
    const date = typed.trim() === '' ? null : parsePartialDate(typed, locale);
    setUnreadable(date === undefined);
    if (date === undefined) return;
    setTyped(undefined);
    if (date !== value) onValueChange(date);
  };
  const text = typed ?? (value ? formatPartialDate(value, locale) : '');
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <div className={CONTROL_GROUP}>
        <input
          id={id}
          value={ongoing ? '' : text}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={parseTyped}
          onKeyDown={(event) => event.key === 'Enter' && parseTyped()}
          disabled={props.disabled === true || ongoing}
          placeholder={ongoing ? undefined : placeholder}
          inputMode="text"
          autoComplete="off"
          aria-invalid={invalid}
          aria-describedby={describedBy}
          className={`${BARE_INPUT} tabular-nums`}
        />
        {onOngoingChange && (
          <div className="shrink-0 pe-2">
            <Switch
              small
              label={t('ongoing')}
              name={t('ongoingFor', { label })}
              checked={ongoing}
              onCheckedChange={(on) => {
                setTyped(undefined);
                setUnreadable(false);
                onOngoingChange(on);
              }}
              disabled={props.disabled ?? false}
            />
          </div>
        )}
      </div>
    </Field>
  );
}
