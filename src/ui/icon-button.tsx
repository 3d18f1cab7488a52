import type { ComponentProps } from 'react';
import { type ButtonTone, buttonStyle } from './button-style.ts';
import { type Drawing, Icon } from './icon.tsx';
import { Spinner } from './spinner.tsx';
import { Tooltip } from './tooltip.tsx';

type Props = Omit<ComponentProps<'button'>, 'name' | 'children'> & {
  /** What it does: read aloud, and shown when it is pointed at or focused. */
  name: string;
  icon: Drawing;
  tone?: ButtonTone | undefined;
  busy?: boolean | undefined;
  keys?: string | undefined;
};

/** Something to do, told by a drawing; its name is never further than a glance. */
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
