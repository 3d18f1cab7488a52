import { useEffect, useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useAutosave } from '#ui/use-autosave.ts';
import { InvalidOperationError, type Operation } from '../../model/operations.ts';
import { type NodePath, nodeAt } from '../../model/tree.ts';
import type { CvEditor } from './cv-editor-context.tsx';
import type { CvWriter } from './writing/cv-writer.ts';
import { makeDebouncedView } from './writing/debounced-view.ts';

/** Returns the editor of the CV, and a view that is updated only when typing pauses. */
export function useEditorView(writer: CvWriter, locked: boolean) {
  const debounced = useMemo(() => makeDebouncedView(writer), [writer]);
  const view = useAutosave(useMemo(() => ({ ...writer, ...debounced }), [writer, debounced]));
  useEffect(() => beforeActions(() => flushSync(debounced.flush)), [debounced]);
  // Read when an operation is applied, because a notice or a closing field may hold an editor of before the lock.
  const isLocked = useRef(locked);
  isLocked.current = locked;
  const editor = useMemo((): CvEditor => {
    const apply = (...operations: Operation[]) => void (isLocked.current || ignoreUnfit(() => writer.do(operations)));
    const read = (at: NodePath, field: string) => nodeAt(writer.view().content, at)?.value[field];
    return {
      locked,
      do: apply,
      remove: (at) => {
        const [into, list = '', id] = [at.slice(0, -2), ...at.slice(-2)];
        const idsNow = () => ((read(into, list) ?? []) as { id: string }[]).map((item) => item.id);
        const item = nodeAt(writer.view().content, at)?.value;
        if (isLocked.current || !item || id === undefined) return undefined;
        const before = idsNow().slice(0, idsNow().indexOf(id));
        apply({ do: 'remove', at });
        return () => {
          // The item before may have been removed too.
          const present = idsNow();
          apply({ do: 'insert', into, list, item, after: before.findLast((other) => present.includes(other)) ?? null });
        };
      },
      type: (operation) => isLocked.current || ignoreUnfit(() => debounced.type(operation)),
      read,
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
