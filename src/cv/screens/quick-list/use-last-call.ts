import { useEffect, useRef } from 'react';

/**
 * Calls the latest version of a function when the component disappears, such as a field whose section is closed, and
 * returns a function that does so before.
 */
export function useLastCall(run: () => void): () => void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(
    () => () => {
      latest.current();
      // A call that is still to come, as after a blur, does nothing more.
      latest.current = () => {};
    },
    [],
  );
  return () => latest.current();
}
