import { OTPField } from '@base-ui/react/otp-field';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';

type Props = FieldTexts & {
  value: string;
  onValueChange: (code: string) => void;
  /** Called when all digits are entered: typed, pasted or autofilled. */
  onComplete?: (code: string) => void;
  length?: number;
  disabled?: boolean;
  className?: string;
};

/** A field for a one-time code with one box per digit, left to right in every language. */
export function CodeField(props: Props) {
  const { label, hint, error, className, value, onValueChange, onComplete, length = 6, disabled = false } = props;
  const t = useTranslations('ui.code');
  const { id, labelId, describedBy, invalid } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} hint={hint} error={error} className={className}>
      <OTPField.Root
        id={id}
        length={length}
        value={value}
        onValueChange={onValueChange}
        onValueComplete={(code) => onComplete?.(code)}
        disabled={disabled}
        aria-labelledby={labelId}
        aria-describedby={describedBy}
        dir="ltr"
        className="flex w-fit max-w-full items-center gap-2 rtl:ms-auto"
      >
        {Array.from({ length }, (_, index) => index + 1).map((digit) => (
          <Fragment key={digit}>
            {digit === length / 2 + 1 && <span aria-hidden="true" className="h-px w-2 shrink-0 bg-control" />}
            <OTPField.Input
              aria-label={t('digit', { index: digit, length })}
              aria-invalid={invalid}
              className="h-11 w-10 min-w-0 pointer-coarse:w-11 rounded-control border border-border bg-background text-center font-medium text-title tabular-nums transition-colors hover:border-control focus:outline-2 focus:-outline-offset-1 focus:outline-primary aria-invalid:border-error disabled:bg-surface disabled:text-text-secondary"
            />
          </Fragment>
        ))}
      </OTPField.Root>
    </Field>
  );
}
