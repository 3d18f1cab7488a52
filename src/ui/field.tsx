import { type ReactNode, useId } from 'react';

/** What every field says of itself. */
export type FieldWords = {
  label: string;
  hint?: string | undefined;
  /** What is wrong, and what to do about it. */
  error?: string | undefined;
  /** The label is read, not shown: in a row of a list, whose head names the columns. */
  labelHidden?: boolean | undefined;
};

type Props = FieldWords & {
  id: string;
  className?: string | undefined;
  /** Where there are several controls, the label names their group. */
  group?: boolean | undefined;
  children: ReactNode;
};

/** The names by which a control, its label, its hint and its error find one another. */
export function useFieldIds({ hint, error }: Pick<FieldWords, 'hint' | 'error'>) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return { id, labelId: `${id}-label`, describedBy, invalid: error ? true : undefined };
}

/** A control with its label above, and its hint, or what is wrong with it, below. */
export function Field({ id, label, labelHidden, hint, error, className = '', group, children }: Props) {
  const style = labelHidden ? 'sr-only' : 'mb-1 block w-fit font-medium text-text-secondary text-xs leading-5';
  return (
    <div className={`min-w-0 ${className}`}>
      {group ? (
        <div id={`${id}-label`} className={style}>
          {label}
        </div>
      ) : (
        <label id={`${id}-label`} htmlFor={id} className={style}>
          {label}
        </label>
      )}
      {children}
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
