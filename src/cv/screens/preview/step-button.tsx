import type { ComponentProps } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';

type Props = Omit<ComponentProps<typeof IconButton>, 'onClick'> & { end: boolean; onClick: () => void };

/** Button that steps forward or back. At the end it is inactive but keeps the focus. */
export const StepButton = ({ end, onClick, className = '', ...rest }: Props) => (
  <IconButton
    {...rest}
    aria-disabled={end}
    className={`aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-40 ${className}`}
    onClick={() => !end && onClick()}
  />
);
