import { useMemo, useRef } from 'react';

/** Handlers that stay the same from drawing to drawing and do what the last ones did: what holds them is not drawn anew. */
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
