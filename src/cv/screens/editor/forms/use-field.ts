import { useCallback, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { NodePath } from '../../../model/tree.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Returns a setter for a field of a node, and whether the CV is locked. */
export function useField(at: NodePath, field: string) {
  const editor = useCvEditor();
  return {
    locked: editor.locked,
    write: (value: unknown) => editor.do({ do: 'set', at, field, value }),
  };
}

/**
 * Returns the current text of a field and a setter for typing. A field that is not in the CV yet has the text
 * `fallback`.
 */
export function useTypedValue(at: NodePath, field: string, fallback: string) {
  const editor = useCvEditor();
  const value = useSyncExternalStore(editor.subscribe, () => textOr(editor.read(at, field), fallback));
  return { locked: editor.locked, value, type: (value: string) => editor.type({ do: 'set', at, field, value }) };
}

const textOr = (now: unknown, fallback: string) => (typeof now === 'string' ? now : fallback);

/** Returns props for an uncontrolled text field, which typing does not render again. Other changes update its value. */
export function useTypedField<Field extends HTMLInputElement | HTMLTextAreaElement>(
  at: NodePath,
  field: string,
  fallback: string,
) {
  const editor = useCvEditor();
  const ref = useRef<Field>(null);
  const read = () => textOr(editor.read(at, field), fallback);
  const isEmpty = useSyncExternalStore(editor.subscribe, () => read() === '');
  const [defaultValue] = useState(read);
  useLayoutEffect(() => {
    const show = () => {
      const now = read();
      if (ref.current && ref.current.value !== now) ref.current.value = now;
    };
    show();
    return editor.subscribe(show);
  });
  return {
    locked: editor.locked,
    isEmpty,
    /** Returns the current text. */
    read,
    type: (value: string) => editor.type({ do: 'set', at, field, value }),
    /** Props for the input element. */
    inputProps: { ref, defaultValue },
  };
}

/** Returns the text of a field for an editor that keeps it, which typing does not render again. */
export function useTypedText(at: NodePath, field: string, fallback: string) {
  const editor = useCvEditor();
  const latest = useRef({ editor, at, fallback });
  latest.current = { editor, at, fallback };
  const [text] = useState(() => textOr(editor.read(at, field), fallback));
  const subscribe = useCallback(
    (onText: (text: string) => void) => {
      const show = () => {
        const { at, fallback } = latest.current;
        onText(textOr(latest.current.editor.read(at, field), fallback));
      };
      show();
      return editor.subscribe(show);
    },
    [editor.subscribe, field],
  );
  return { text, subscribe };
}

/** The common props of form fields. */
export type FieldProps<Value> = {
  at: NodePath;
  field: string;
  label: string;
  /** Hides the label visually, where it is shown elsewhere. */
  labelHidden?: boolean;
  value: Value;
};
