import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** Filter state in the URL's query, so that Back and shared links restore it. */
export function useUrlFilter<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const filter = Object.fromEntries(names.flatMap((name) => (params.get(name) ? [[name, params.get(name)]] : [])));
  const change = useCallback(
    (next: Partial<Record<Name, string | null>>) =>
      setParams(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [name, value] of Object.entries<string | null | undefined>(next)) {
            if (value) after.set(name, value);
            else after.delete(name);
          }
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams],
  );
  return { filter: filter as Partial<Record<Name, string>>, change };
}
