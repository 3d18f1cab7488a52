import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { isPartialDate } from '#platform/pure/field-rules.ts';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { BARE_INPUT, CONTROL_GROUP } from '#ui/fields/control-style.ts';
import { parsePartialDate } from '#ui/fields/partial-date.ts';
import { useAutoHeight } from '#ui/fields/use-auto-height.ts';
import { splitList } from '../../../model/quick-entries.ts';
import type { FormField } from './form-fields.ts';

type Props = {
  id: string;
  field: FormField;
  describedBy: string | undefined;
  disabled: boolean;
  onValue: (value: string | string[]) => void;
  /** Marks a guess as right; absent for all other fields. */
  onConfirm: (() => void) | undefined;
  confirmLabel: string;
};

const TO_CHECK = 'border-guess! bg-guess-tint!';

/** The input of a field. A guess is on a tint, with a button that confirms it. */
export function FieldControl({ id, field, describedBy, disabled, onValue, onConfirm, confirmLabel }: Props) {
  const t = useTranslations('cv-import');
  const { type, isBullet } = field;
  const { text, setTyped, commit } = useTypedText(field, onValue);
  const area = useAutoHeight(text);
  const common = {
    id,
    value: text,
    'aria-describedby': describedBy,
    dir: 'auto',
    placeholder: t('notFound'),
    autoComplete: 'off',
    onBlur: commit,
    className: `${BARE_INPUT} placeholder:text-placeholder`,
  } as const;
  return (
    <div className={`${CONTROL_GROUP} ${onConfirm ? TO_CHECK : ''}`} data-disabled={disabled ? '' : undefined}>
      {type === 'text' || isBullet ? (
        <textarea
          {...common}
          ref={area}
          rows={1}
          onChange={({ target }) => setTyped(target.value)}
          className={`${common.className} resize-none overflow-y-hidden py-2`}
        />
      ) : (
        <input
          {...common}
          disabled={disabled}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={({ key }) => key === 'Enter' && commit()}
        />
      )}
      {onConfirm && (
        <button
          type="button"
          aria-label={confirmLabel}
          onClick={() => {
            onConfirm();
            // The button disappears, and the focus with it.
            document.getElementById(id)?.focus();
          }}
          className="me-1 inline-flex min-h-7 shrink-0 items-center rounded-control px-2 font-medium text-link hover:bg-hover pointer-coarse:min-h-11"
        >
          {t('confirm')}
        </button>
      )}
    </div>
  );
}

/** Returns the text of a field while it is typed. Dates and lists are read when the typing ends. */
function useTypedText({ type, value }: FormField, onValue: Props['onValue']) {
  const locale = useLocale();
  const [typed, setTyped] = useState<string>();
  const isReadAtEnd = type === 'date' || type === 'words';
  const written =
    typeof value !== 'string'
      ? value.join(', ')
      : type === 'date' && isPartialDate(value)
        ? formatPartialDate(value, locale)
        : value;
  return {
    text: typed ?? written,
    setTyped: (text: string) => (isReadAtEnd ? setTyped(text) : onValue(text)),
    commit: () => {
      if (typed === undefined) return;
      setTyped(undefined);
      if (typed !== written)
        onValue(type === 'words' ? splitList(typed) : (parsePartialDate(typed, locale) ?? typed.trim()));
    },
  };
}
