import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonTone, buttonStyle } from '../button-style.ts';
import { Icon } from '../icon.tsx';
import { ReasonTip } from '../overlays/reason-tip.tsx';
import { Spinner } from '../spinner.tsx';

type Props = ComponentProps<'button'> & {
  tone?: ButtonTone | undefined;
  icon?: LucideIcon | undefined;
  /** Shows that the action is in progress: the button keeps its size and ignores further presses. */
  busy?: boolean | undefined;
  /** Disables the button and explains why. The button stays focusable so that the reason can be read. */
  disabledReason?: string | undefined;
};

/** A button, with a tooltip that gives the reason while it is disabled. */
export function Button({ disabledReason, ...rest }: Props) {
  if (!disabledReason) return <ButtonElement {...rest} />;
  return (
    <ReasonTip reason={disabledReason}>
      {(describedBy) => <ButtonElement {...rest} aria-disabled="true" aria-describedby={describedBy} />}
    </ReasonTip>
  );
}

function ButtonElement({
  tone = 'plain',
  type = 'button',
  icon,
  busy,
  className = '',
  children,
  onClick,
  ...rest
}: Props) {
  const isInert = busy || rest['aria-disabled'] === 'true' || rest['aria-disabled'] === true;
  return (
    <button
      type={type}
      aria-busy={busy || undefined}
      className={`${buttonStyle(tone)} ${className}`}
      {...rest}
      onClick={isInert ? (event) => event.preventDefault() : onClick}
    >
      {busy ? <Spinner /> : icon && <Icon of={icon} />}
      {children}
    </button>
  );
}
