import { type FocusEvent, useEffect, useRef } from 'react';

/** Delays for moving focus: a closing menu restores focus first, which can take a moment. */
const TRIES_MILLISECONDS = [0, 100, 300];

/**
 * After a focused record disappears, moves focus to the record in its place, or to the heading if the list is empty.
 */
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
  // A removed element fires no blur event here; a blur without a new target means that focus left the list.
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

/** Moves focus to the page heading, for when the focused element was removed. */
export function focusHeading() {
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
