import { useMemo, useRef } from 'react';

/** Returns handlers with a stable identity that call the latest ones, so that memoized children do not render again. */
export function useSteady<Acts extends Record<string, (given: never) => void>>(acts: Acts): Acts {
  const latest = useRef(acts);
  latest.current = acts;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [name, (given: never) => latest.current[name]?.(given)]),
      ) as Acts,
    [],
  );
}
