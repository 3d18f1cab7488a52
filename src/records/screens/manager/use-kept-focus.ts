import { type FocusEvent, useEffect, useRef } from 'react';

/** A menu that closes gives the focus back first, and takes its time to. */
const TRIES_MILLISECONDS = [0, 100, 300];

/** Whoever was in a record that is gone goes on with the one that took its place; in an empty list, with the heading. */
export function useKeptFocus(items: readonly { id: string }[]) {
  const ref = useRef<HTMLDivElement>(null);
  const before = useRef(items);
  const place = useRef(0);
  const inside = useRef(false);
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(target)) return;
    inside.current = true;
    const record = target.closest<HTMLElement>('[data-record]')?.dataset.record;
    if (record !== undefined) place.current = items.findIndex(({ id }) => id === record);
  };
  // What vanishes says nothing; who points elsewhere does.
  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && currentTarget.contains(target)) inside.current = false;
  };
  useEffect(() => {
    const gone = before.current.some(({ id }) => !items.some((item) => item.id === id));
    before.current = items;
    if (!gone || !inside.current) return;
    for (const wait of TRIES_MILLISECONDS) {
      setTimeout(
        () => document.activeElement === document.body && inside.current && goOn(ref.current, place.current),
        wait,
      );
    }
  }, [items]);
  return { ref, onFocus, onBlur };
}

function goOn(list: HTMLElement | null, place: number) {
  const records = list?.querySelectorAll('[data-record]') ?? [];
  const next = records[Math.min(Math.max(place, 0), records.length - 1)];
  const target = next?.querySelector<HTMLElement>('a') ?? next?.querySelector<HTMLElement>('[role=checkbox]');
  if (target) target.focus();
  else focusHeading();
}

/** Where one goes on after what one was at is gone. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
