import { useRef } from 'react';

/** Rows have no names of their own. Each keeps the one that it is given here for as long as it is on the screen. */
export function useRowKeys<Row extends object>() {
  const keys = useRef(new WeakMap<Row, string>());
  const count = useRef(0);
  const keyOf = (row: Row) => {
    const known = keys.current.get(row);
    if (known !== undefined) return known;
    count.current += 1;
    const key = `row-${count.current}`;
    keys.current.set(row, key);
    return key;
  };
  /** The row after a change of it. */
  const heir = (row: Row, next: Row) => {
    keys.current.set(next, keyOf(row));
    return next;
  };
  return { keyOf, heir };
}
