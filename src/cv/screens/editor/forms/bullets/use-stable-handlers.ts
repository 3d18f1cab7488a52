import { useMemo, useRef } from 'react';

/** Returns handlers with a stable identity that call the latest ones, so that memoized children do not render again. */
export function useStableHandlers<Handlers extends Record<string, (argument: never) => void>>(
  handlers: Handlers,
): Handlers {
  const latest = useRef(handlers);
  latest.current = handlers;
  return useMemo(
    () =>
      Object.fromEntries(
        Object.keys(latest.current).map((name) => [name, (argument: never) => latest.current[name]?.(argument)]),
      ) as Handlers,
    [],
  );
}
