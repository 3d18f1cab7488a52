import { useCallback, useEffect, useRef, useState } from 'react';
import type { CvContent } from '../../contract.ts';
import { type Path, placesOf } from '../../model/tree.ts';
import { placeName } from './place-name.ts';

/** What is unfolded: the personal details, or a section, and in it an entry. */
export type Unfolded = { section: string | undefined; item: string | undefined };
export const BASICS = 'basics';

/** Which parts of the CV are unfolded to be written, and where the writing is. */
export function useOpenPlaces(content: CvContent, onLead: () => void) {
  const [unfolded, setUnfolded] = useState<Unfolded>({ section: BASICS, item: undefined });
  const [active, setActive] = useState<readonly string[]>([]);
  const latest = useRef({ content, onLead });
  latest.current = { content, onLead };
  const [target, setTarget] = useState<string>();

  useEffect(() => {
    if (target === undefined) return undefined;
    const ending = new AbortController();
    void focusIn(target, ending.signal).then(() => ending.signal.aborted || setTarget(undefined));
    return () => ending.abort();
  }, [target]);

  const unfold = useCallback((section: string | undefined, item?: string) => setUnfolded({ section, item }), []);
  /** Opens a place and puts the cursor there. */
  const leadTo = useCallback((path: Path) => {
    latest.current.onLead();
    setUnfolded({ section: path[0] === 'sections' ? path[1] : BASICS, item: path[3] });
    setTarget(placeName(path));
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
    setActive(parts[0] === BASICS ? ['basics.name'] : ids.reverse());
  }, []);
  return { unfolded, unfold, leadTo, lead, active, follow };
}
export type Places = ReturnType<typeof useOpenPlaces>;

/** The form may still be on its way; what has none of its own is found in that of what it stands in. */
const PATIENCE_FRAMES = 90;
const FIELDS = 'input:not([type=checkbox], [type=file], [type=email], [type=number]), textarea';

/** Puts the cursor in the first field of a place, as soon as it is there. */
async function focusIn(place: string, signal: AbortSignal) {
  for (let frame = 0; frame < PATIENCE_FRAMES && !signal.aborted; frame += 1) {
    const form = document.querySelector<HTMLElement>(`[data-place="${CSS.escape(place)}"]`);
    const field = form?.querySelector<HTMLInputElement | HTMLTextAreaElement>(FIELDS);
    if (field) {
      field.focus({ preventScroll: true });
      field.setSelectionRange(field.value.length, field.value.length);
      return form?.scrollIntoView({ block: 'nearest' });
    }
    await new Promise(requestAnimationFrame);
  }
  const around = place.split('/').slice(0, -2).join('/');
  if (around !== '' && !signal.aborted) await focusIn(around, signal);
}
