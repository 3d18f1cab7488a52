import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import { LiveText } from '../live-text.tsx';
import { BARE_INPUT, CONTROL_BUTTON, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { PasswordMeter } from './password-meter.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> &
  FieldTexts & {
    value: string;
    /** Shows a strength meter, for choosing a new password. */
    meter?: boolean;
    /** The person's name and address, which an attacker would try first. */
    personal?: readonly string[];
  };

/** A password field with a show/hide button that works with password managers. */
export function PasswordField({ label, hint, error, className, value, meter, personal, ...rest }: Props) {
  const t = useTranslations('ui.password');
  const [isShown, setIsShown] = useState(false);
  const [announcement, announce] = useState('');
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  const toggle = () => {
    announce(t(isShown ? 'hidden' : 'shown'));
    setIsShown(!isShown);
  };
  return (
    <div className={className}>
      <Field id={id} label={label} hint={hint} error={error}>
        <div className={CONTROL_GROUP}>
          <input
            id={id}
            type={isShown ? 'text' : 'password'}
            value={value}
            autoComplete={meter ? 'new-password' : 'current-password'}
            autoCapitalize="off"
            spellCheck={false}
            aria-invalid={invalid}
            aria-describedby={[describedBy, meter && `${id}-meter`].filter(Boolean).join(' ') || undefined}
            className={BARE_INPUT}
            {...rest}
          />
          <button
            type="button"
            aria-label={t(isShown ? 'hide' : 'show')}
            onClick={toggle}
            className={`${CONTROL_BUTTON} me-0.5`}
          >
            <Icon of={isShown ? EyeOff : Eye} />
          </button>
        </div>
        <LiveText>{announcement}</LiveText>
      </Field>
      {meter && <PasswordMeter id={`${id}-meter`} password={value} personal={personal ?? []} />}
    </div>
  );
}
