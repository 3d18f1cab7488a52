import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { useTranslations } from 'use-intl';
import { BARE_INPUT, CONTROL_BUTTON, CONTROL_GROUP } from './control-style.ts';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { Icon } from './icon.tsx';
import { LiveText } from './live-text.tsx';
import { PasswordMeter } from './password-meter.tsx';

type Props = Omit<ComponentProps<'input'>, 'id' | 'type' | 'value'> &
  FieldWords & {
    value: string;
    /** Shows a strength meter, for choosing a new password. */
    meter?: boolean;
    /** The person's name and address, which an attacker would try first. */
    personal?: readonly string[];
  };

/** A password field with a show/hide button that works with password managers. */
export function PasswordField({ label, hint, error, className, value, meter, personal, ...rest }: Props) {
  const t = useTranslations('ui.password');
  const [shown, setShown] = useState(false);
  const [said, say] = useState('');
  const { id, describedBy, invalid } = useFieldIds({ hint, error });
  const toggle = () => {
    say(t(shown ? 'hidden' : 'shown'));
    setShown(!shown);
  };
  return (
    <div className={className}>
      <Field id={id} label={label} hint={hint} error={error}>
        <div className={CONTROL_GROUP}>
          <input
            id={id}
            type={shown ? 'text' : 'password'}
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
            aria-label={t(shown ? 'hide' : 'show')}
            onClick={toggle}
            className={`${CONTROL_BUTTON} me-0.5`}
          >
            <Icon of={shown ? EyeOff : Eye} />
          </button>
        </div>
        <LiveText>{said}</LiveText>
      </Field>
      {meter && <PasswordMeter id={`${id}-meter`} password={value} personal={personal ?? []} />}
    </div>
  );
}
