import { useTranslations } from 'use-intl';
import { BARE_INPUT, CONTROL_GROUP } from '#ui/fields/control-style.ts';
import { useAutoHeight } from '#ui/fields/use-auto-height.ts';
import { CV_LIMITS } from '../../../model/content.ts';
import { typingMark } from '../undo-keys.ts';
import type { FormField } from './form-fields.ts';
import { useTypedText } from './use-typed-text.ts';

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
  const { text, isTyping, isTooLong, setTyped, commit } = useTypedText(field, onValue);
  const errorId = `${id}-error`;
  const area = useAutoHeight(text);
  const common = {
    id,
    value: text,
    'aria-invalid': isTooLong || undefined,
    'aria-describedby': [isTooLong && errorId, describedBy].filter(Boolean).join(' ') || undefined,
    ...typingMark(isTyping),
    dir: 'auto',
    placeholder: t('notFound'),
    autoComplete: 'off',
    onBlur: commit,
    className: `${BARE_INPUT} placeholder:text-placeholder`,
  } as const;
  return (
    <>
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
      {isTooLong && (
        <p id={errorId} role="alert" className="mt-1 text-error text-xs">
          {type === 'words' ? t('listTooLong', { count: CV_LIMITS.words, length: CV_LIMITS.word }) : t('tooLong')}
        </p>
      )}
    </>
  );
}
