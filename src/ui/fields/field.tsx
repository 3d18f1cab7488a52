import { type ReactNode, useId } from 'react';

/** The texts of a form field. */
export type FieldTexts = {
  label: string;
  hint?: string | undefined;
  /** The error, and how to correct it. */
  error?: string | undefined;
  /** Hides the label visually, as in a table whose header names the columns. */
  labelHidden?: boolean | undefined;
};

type Props = FieldTexts & {
  id: string;
  className?: string | undefined;
  /** Uses the label for a group of several controls. */
  group?: boolean | undefined;
  /** Focuses a control that is no form control, which a label does not do by itself. */
  onLabelClick?: (() => void) | undefined;
  children: ReactNode;
};

/** Returns the ids that connect a control to its label, hint and error. */
export function useFieldIds({ hint, error }: Pick<FieldTexts, 'hint' | 'error'>) {
  const id = useId();
  const describedBy = error ? `${id}-error` : hint ? `${id}-hint` : undefined;
  return { id, labelId: `${id}-label`, describedBy, invalid: error ? true : undefined };
}

/** Lays out a control with its label above it, and its hint or error below. */
export function Field({ id, label, labelHidden, hint, error, className = '', group, onLabelClick, children }: Props) {
  const style = labelHidden ? 'sr-only' : 'mb-1 block w-fit font-medium text-text-secondary text-xs leading-5';
  return (
    <div className={`min-w-0 ${className}`}>
      {group ? (
        <div id={`${id}-label`} className={style}>
          {label}
        </div>
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the control itself
        <label id={`${id}-label`} htmlFor={id} className={style} onClick={onLabelClick}>
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
