import { useCallback, useEffect, useRef, useState } from 'react';
import type { CvContent } from '../../contract.ts';
import { type Path, placesOf } from '../../model/tree.ts';
import { placeName } from './editor-at.ts';
import type { Target } from './focus-in.ts';
import { PIECES } from './pieces.ts';

/** The expanded part of the outline: the personal details or a section, and an entry in it. */
export type Unfolded = { section: string | undefined; item: string | undefined };
export const BASICS = 'basics';
export const LETTERS = 'letters';

/** Returns the expanded part of the outline, the nodes with the focus, and functions that open a place. */
export function useOpenPlaces(content: CvContent, onLead: (path: Path) => void) {
  const [unfolded, setUnfolded] = useState<Unfolded>({ section: BASICS, item: undefined });
  const [active, setActive] = useState<readonly string[]>([]);
  const latest = useRef({ content, onLead });
  latest.current = { content, onLead };
  const [target, setTarget] = useState<Target>();

  useEffect(() => {
    if (target === undefined) return undefined;
    const ending = new AbortController();
    const { signal } = ending;
    // Typing or clicking elsewhere cancels the pending move of the focus.
    for (const deed of ['pointerdown', 'input']) {
      document.addEventListener(deed, () => ending.abort(), { capture: true, signal });
    }
    void PIECES.focusing()
      .then(({ focusIn }) => focusIn(target, signal))
      // If the piece cannot be loaded, the form is open but not focused.
      .catch(() => undefined)
      .then(() => signal.aborted || setTarget(undefined));
    return () => ending.abort();
  }, [target]);

  const unfold = useCallback((section: string | undefined, item?: string) => setUnfolded({ section, item }), []);
  /** Opens a place and focuses one of its fields, by default the first. */
  const leadTo = useCallback((path: Path, field?: string) => {
    latest.current.onLead(path);
    setTarget({ place: placeName(path), field });
    if (path[0] === LETTERS) return;
    const { sections } = latest.current.content;
    const summary = path[0] === BASICS && field === 'summary' ? sections.find(({ kind }) => kind === field) : undefined;
    setUnfolded({ section: path[0] === 'sections' ? path[1] : (summary?.id ?? BASICS), item: path[3] });
  }, []);
  /** Opens the place of a node by its id, or the personal details if there is none. */
  const lead = useCallback(
    (id: string) => {
      const found = placesOf(latest.current.content).find(({ value }) => value.id === id);
      leadTo(found ? found.path : [BASICS]);
    },
    [leadTo],
  );
  /** Updates the active ids to those of the nodes around the focused element, innermost first. */
  const follow = useCallback((element: Element) => {
    const name = element.closest<HTMLElement>('[data-place]')?.dataset.place;
    if (name === undefined) return;
    const parts = name.split('/');
    const ids = parts.filter((_, at) => at % 2 === 1);
    const field = element.closest<HTMLElement>('[data-field]')?.dataset.field;
    if (parts[0] === LETTERS) setActive([partOfLetter(field)]);
    else setActive(parts[0] === BASICS ? [`basics.${field}`, 'basics.name'] : ids.reverse());
  }, []);
  return { unfolded, unfold, leadTo, lead, active, follow };
}
export type Places = ReturnType<typeof useOpenPlaces>;

/** Fields of a letter that its page renders as part of another block. */
const ONE_PART: Readonly<Record<string, string>> = { company: 'recipient', address: 'recipient', place: 'date' };
const OF_LETTER = 'letter.';
const partOfLetter = (field = '') => `${OF_LETTER}${ONE_PART[field] ?? field}`;
export const fieldOfLetter = (part: string) => (part.startsWith(OF_LETTER) ? part.slice(OF_LETTER.length) : undefined);
