import { useEffect, useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useAutosave } from '#ui/use-autosave.ts';
import { UnfitOperation } from '../../model/operations.ts';
import { placeAt } from '../../model/tree.ts';
import type { Hand } from './hand.tsx';
import type { CvWriter } from './writing/cv-writer.ts';
import { makeQuietView } from './writing/quiet-view.ts';

/** Returns the hand that edits the CV, and a view that is updated only when typing pauses. */
export function useWriting(writer: CvWriter, locked: boolean) {
  const quiet = useMemo(() => makeQuietView(writer), [writer]);
  const view = useAutosave(useMemo(() => ({ ...writer, ...quiet }), [writer, quiet]));
  useEffect(() => beforeDeeds(() => flushSync(quiet.catchUp)), [quiet]);
  const hand = useMemo(
    (): Hand => ({
      locked,
      do: (...operations) => locked || ifItFits(() => writer.do(operations)),
      type: (operation) => locked || ifItFits(() => quiet.type(operation)),
      read: (at, field) => placeAt(writer.view().content, at)?.value[field],
      subscribe: writer.subscribe,
    }),
    [writer, quiet, locked],
  );
  return { view, hand };
}

function ifItFits(work: () => void) {
  try {
    work();
  } catch (error) {
    if (!(error instanceof UnfitOperation)) throw error;
  }
}

const DEEDS = ['pointerdown', 'click', 'focusout', 'paste', 'cut', 'drop'] as const;
const LETTERS = /^(?:insert(?:Text|CompositionText|ReplacementText)|delete)/;

/** Calls back before any user action other than typing, so that the action finds an up-to-date view. */
function beforeDeeds(call: () => void) {
  const ending = new AbortController();
  const options = { signal: ending.signal, capture: true };
  for (const deed of DEEDS) document.addEventListener(deed, call, options);
  document.addEventListener('keydown', (event) => isLetter(event) || call(), options);
  document.addEventListener('beforeinput', ({ inputType }) => LETTERS.test(inputType) || call(), options);
  return () => ending.abort();
}

const isLetter = ({ key, isComposing, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  isComposing || ((key.length === 1 || key === 'Backspace' || key === 'Delete') && !(ctrlKey || metaKey || altKey));
