import { useCallback, useRef } from 'react';

/** Returns a function with a stable identity that calls the latest version. For event handlers, not for rendering. */
export function useStable<Given extends unknown[], Result>(latest: (...given: Given) => Result) {
  const ref = useRef(latest);
  ref.current = latest;
  return useCallback((...given: Given) => ref.current(...given), []);
}
