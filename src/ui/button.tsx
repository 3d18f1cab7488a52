import type { ComponentProps } from 'react';

type Props = ComponentProps<'button'> & { tone?: 'primary' | 'plain' };

const TONES = {
  primary: 'bg-primary text-on-primary hover:bg-primary-hover border-transparent',
  plain: 'bg-background text-text border-border hover:bg-surface',
};

/** Something to do. A busy button stays where it is and says so. */
export function Button({ tone = 'plain', type = 'button', className = '', ...rest }: Props) {
  return (
    <button
      type={type}
      className={`inline-flex min-h-9 items-center justify-center gap-2 rounded-control border px-4 font-medium transition-colors duration-150 motion-reduce:transition-none aria-busy:opacity-70 ${TONES[tone]} ${className}`}
      {...rest}
    />
  );
}
