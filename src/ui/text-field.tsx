import { type ComponentProps, useId } from 'react';

type Props = Omit<ComponentProps<'input'>, 'id'> & { label: string; hint?: string; error?: string | undefined };

/** One line of text with its label above and what is wrong with it below. */
export function TextField({ label, hint, error, className = '', ...rest }: Props) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-1 block font-medium">
        {label}
      </label>
      <input
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={described || undefined}
        className="block min-h-9 w-full rounded-control border border-border bg-background px-3 text-text aria-invalid:border-error"
        {...rest}
      />
      {hint && !error && (
        <p id={`${id}-hint`} className="mt-1 text-text-secondary text-xs">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-error text-xs">
          {error}
        </p>
      )}
    </div>
  );
}
