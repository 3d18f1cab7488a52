import { type FocusEvent, useEffect, useRef } from 'react';

/** Delays for moving focus: a closing menu restores focus first, which can take a moment. */
const RETRY_DELAYS_MS = [0, 100, 300];

/**
 * After a focused record disappears, moves focus to the record in its place, or to the heading if the list is empty.
 */
export function useFocusRecovery(items: readonly { id: string }[]) {
  const ref = useRef<HTMLDivElement>(null);
  const previousItems = useRef(items);
  const position = useRef(0);
  const hasFocus = useRef(false);
  const onFocus = ({ target, currentTarget }: FocusEvent) => {
    if (!currentTarget.contains(target)) return;
    hasFocus.current = true;
    const record = target.closest<HTMLElement>('[data-record]')?.dataset.record;
    if (record !== undefined) position.current = items.findIndex(({ id }) => id === record);
  };
  // A removed element fires no blur event here; a blur without a new target means that focus left the list.
  const onBlur = ({ target, currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget === null && currentTarget.contains(target)) hasFocus.current = false;
  };
  useEffect(() => {
    const hasRemovedItem = previousItems.current.some(({ id }) => !items.some((item) => item.id === id));
    previousItems.current = items;
    if (!hasRemovedItem || !hasFocus.current) return;
    for (const delayMs of RETRY_DELAYS_MS) {
      setTimeout(
        () =>
          document.activeElement === document.body && hasFocus.current && focusRecordAt(ref.current, position.current),
        delayMs,
      );
    }
  }, [items]);
  return { ref, onFocus, onBlur };
}

function focusRecordAt(list: HTMLElement | null, position: number) {
  const records = list?.querySelectorAll('[data-record]') ?? [];
  const next = records[Math.min(Math.max(position, 0), records.length - 1)];
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
