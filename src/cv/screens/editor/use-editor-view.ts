import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useAutosave } from '#ui/use-autosave.ts';
import { applyOperations, InvalidOperationError, type Operation } from '../../model/operations.ts';
import { nodeAt } from '../../model/tree.ts';
import type { CvEditor } from './cv-editor-context.tsx';
import type { CvWriter } from './writing/cv-writer.ts';
import { makeDebouncedView } from './writing/debounced-view.ts';

/** Returns the editor of the CV, and a view that is updated only when typing pauses. */
export function useEditorView(writer: CvWriter, locked: boolean) {
  const debounced = useMemo(() => makeDebouncedView(writer), [writer]);
  const view = useAutosave(useMemo(() => ({ ...writer, ...debounced }), [writer, debounced]));
  useEffect(() => beforeActions(() => flushSync(debounced.flush)), [debounced]);
  const editor = useMemo((): CvEditor => {
    const apply = (...operations: Operation[]) => void (locked || ignoreUnfit(() => writer.do(operations)));
    return {
      locked,
      do: apply,
      remove: (at) => {
        const removal: Operation = { do: 'remove', at };
        const { inverses } = applyOperations(writer.view().content, [removal]);
        apply(removal);
        return () => apply(...inverses);
      },
      type: (operation) => locked || ignoreUnfit(() => debounced.type(operation)),
      read: (at, field) => nodeAt(writer.view().content, at)?.value[field],
      subscribe: writer.subscribe,
    };
  }, [writer, debounced, locked]);
  return { view, editor };
}

function ignoreUnfit(work: () => void) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof InvalidOperationError)) throw error;
  }
}

const ACTION_EVENTS = ['pointerdown', 'click', 'focusout', 'paste', 'cut', 'drop'] as const;
const TYPING_INPUT_TYPES = /^(?:insert(?:Text|CompositionText|ReplacementText)|delete)/;

/** Calls back before any user action other than typing, so that the action finds an up-to-date view. */
function beforeActions(callback: () => void) {
  const controller = new AbortController();
  const options = { signal: controller.signal, capture: true };
  for (const eventType of ACTION_EVENTS) document.addEventListener(eventType, callback, options);
  document.addEventListener('keydown', (event) => isTypingKey(event) || callback(), options);
  document.addEventListener(
    'beforeinput',
    ({ inputType }) => TYPING_INPUT_TYPES.test(inputType) || callback(),
    options,
  );
  return () => controller.abort();
}

const isTypingKey = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  isComposing || ((key.length === 1 || key === 'Backspace' || key === 'Delete') && !(ctrlKey || metaKey || altKey));
