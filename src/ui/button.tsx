import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonTone, buttonStyle } from './button-style.ts';
import { Icon } from './icon.tsx';
import { ReasonTip } from './reason-tip.tsx';
import { Spinner } from './spinner.tsx';

type Props = ComponentProps<'button'> & {
  tone?: ButtonTone | undefined;
  icon?: LucideIcon | undefined;
  /** Its work is under way: it keeps its place and its size, and is not pressed twice. */
  busy?: boolean | undefined;
  /** It cannot be used now, and this is why. It stays within reach of the keyboard, so that the reason is read. */
  disabledReason?: string | undefined;
};

/** Something to do. */
export function Button({ disabledReason, ...rest }: Props) {
  if (!disabledReason) return <Face {...rest} />;
  return (
    <ReasonTip reason={disabledReason}>
      {(describedBy) => <Face {...rest} aria-disabled="true" aria-describedby={describedBy} />}
    </ReasonTip>
  );
}

function Face({ tone = 'plain', type = 'button', icon, busy, className = '', children, onClick, ...rest }: Props) {
  const idle = busy || rest['aria-disabled'] === 'true' || rest['aria-disabled'] === true;
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={`${buttonStyle(tone)} ${className}`}
      {...rest}
      onClick={idle ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
