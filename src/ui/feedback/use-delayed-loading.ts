import { useEffect, useRef, useState } from 'react';

const DELAY_MS = 300;

/**
 * Returns whether to show a loading state: only after 300 ms, and then for at least as long, so that nothing flashes.
 */
export function useDelayedLoading(waiting: boolean): boolean {
  const [isShown, setIsShown] = useState(false);
  const since = useRef(0);
  useEffect(() => {
    if (waiting === isShown) return;
    const delayLeftMs = waiting ? DELAY_MS : Math.max(0, since.current + DELAY_MS - performance.now());
    const timer = setTimeout(() => {
      since.current = performance.now();
      setIsShown(waiting);
    }, delayLeftMs);
    return () => clearTimeout(timer);
  }, [waiting, isShown]);
  return isShown;
}
