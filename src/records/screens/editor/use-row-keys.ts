import { useRef } from 'react';

/** Returns stable React keys for rows without ids, for as long as they are mounted. */
export function useRowKeys<Row extends object>() {
  const keys = useRef(new WeakMap<Row, string>());
  const count = useRef(0);
  const keyOf = (row: Row) => {
    const existing = keys.current.get(row);
    if (existing !== undefined) return existing;
    count.current += 1;
    const key = `row-${count.current}`;
    keys.current.set(row, key);
    return key;
  };
  /** Passes the key of a row on to its changed copy and returns the copy. */
  const transferKey = (row: Row, next: Row) => {
    keys.current.set(next, keyOf(row));
    return next;
  };
  return { keyOf, transferKey };
}
