import { useEffect, useRef, useState } from 'react';

const PATIENCE = 300;

/**
 * Returns whether to show a loading state: only after 300 ms, and then for at least as long, so that nothing flashes.
 */
export function usePatient(waiting: boolean): boolean {
  const [shown, setShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (waiting === shown) return;
    const left = waiting ? PATIENCE : Math.max(0, since.current + PATIENCE - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setShown(waiting);
    }, left);
    return () => clearTimeout(timer);
  }, [waiting, shown]);
  return shown;
}
