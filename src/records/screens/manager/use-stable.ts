import { useCallback, useRef } from 'react';

/** The same function at every render; it does what the latest one would. For events, not for drawing. */
export function useStable<Given extends unknown[], Result>(latest: (...given: Given) => Result) {
  const ref = useRef(latest);
  ref.current = latest;
  return useCallback((...given: Given) => ref.current(...given), []);
}
