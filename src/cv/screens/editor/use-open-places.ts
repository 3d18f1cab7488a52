import { useCallback, useEffect, useRef, useState } from 'react';
import type { CvContent } from '../../contract.ts';
import { type Path, placesOf } from '../../model/tree.ts';
import { placeName } from './editor-at.ts';
import type { Target } from './focus-in.ts';
import { PIECES } from './pieces.ts';

/** What is unfolded: the personal details, or a section, and in it an entry. */
export type Unfolded = { section: string | undefined; item: string | undefined };
export const BASICS = 'basics';
export const LETTERS = 'letters';

/** Which parts of the CV are unfolded to be written, and where the writing is. */
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
    // Whoever writes or points elsewhere meanwhile is not called back.
    for (const deed of ['pointerdown', 'input']) {
      document.addEventListener(deed, () => ending.abort(), { capture: true, signal });
    }
    void PIECES.focusing()
      .then(({ focusIn }) => focusIn(target, signal))
      // Without a network, the form is open and the cursor is not in it.
      .catch(() => undefined)
      .then(() => signal.aborted || setTarget(undefined));
    return () => ending.abort();
  }, [target]);

  const unfold = useCallback((section: string | undefined, item?: string) => setUnfolded({ section, item }), []);
  /** Opens a place and puts the cursor there, in one of its fields or in the first. */
  const leadTo = useCallback((path: Path, field?: string) => {
    latest.current.onLead(path);
    setTarget({ place: placeName(path), field });
    if (path[0] === LETTERS) return;
    const { sections } = latest.current.content;
    const summary = path[0] === BASICS && field === 'summary' ? sections.find(({ kind }) => kind === field) : undefined;
    setUnfolded({ section: path[0] === 'sections' ? path[1] : (summary?.id ?? BASICS), item: path[3] });
  }, []);
  /** The same for a part of the pages, by its id there. */
  const lead = useCallback(
    (id: string) => {
      const found = placesOf(latest.current.content).find(({ value }) => value.id === id);
      leadTo(found ? found.path : [BASICS]);
    },
    [leadTo],
  );
  /** Follows the cursor: the ids around it, the innermost first. */
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

/** What stands in one line, or one below the other, is one part of the page. */
const ONE_PART: Readonly<Record<string, string>> = { company: 'recipient', address: 'recipient', place: 'date' };
const OF_LETTER = 'letter.';
const partOfLetter = (field = '') => `${OF_LETTER}${ONE_PART[field] ?? field}`;
export const fieldOfLetter = (part: string) => (part.startsWith(OF_LETTER) ? part.slice(OF_LETTER.length) : undefined);
