import { useCallback, useRef } from 'react';

/** Returns a function with a stable identity that calls the latest version. For event handlers, not for rendering. */
export function useEventCallback<Args extends unknown[], Result>(latest: (...args: Args) => Result) {
  const ref = useRef(latest);
  ref.current = latest;
  return useCallback((...args: Args) => ref.current(...args), []);
}
