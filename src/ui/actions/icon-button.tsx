import type { ComponentProps } from 'react';
import { type ButtonTone, buttonStyle } from '../button-style.ts';
import { Icon, type IconComponent } from '../icon.tsx';
import { Tooltip } from '../overlays/tooltip.tsx';
import { Spinner } from '../spinner.tsx';

type Props = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  /** The accessible name, also shown as a tooltip. */
  name: string;
  icon: IconComponent;
  tone?: ButtonTone | undefined;
  busy?: boolean | undefined;
  keys?: string | undefined;
};

/** A button with only an icon. Its name is shown as a tooltip. */
export function IconButton({ name, icon, tone = 'quiet', busy, keys, className = '', onClick, ...rest }: Props) {
  return (
    <Tooltip text={name} keys={keys}>
      <button
        type="button"
        aria-label={name}
        aria-busy={busy || undefined}
        className={`${buttonStyle(tone, 'icon')} ${className}`}
        {...rest}
        onClick={busy ? undefined : onClick}
      >
        {busy ? <Spinner /> : <Icon of={icon} />}
      </button>
    </Tooltip>
  );
}
