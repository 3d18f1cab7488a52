import { useEffect, useRef, useState } from 'react';
import type { CvContent } from '../../../../contract.ts';
import type { Result } from '../../../../model/checks/run-checks.ts';
import { findAtRest, findNow, foundBefore } from './find-at-rest.ts';

/**
 * Returns the findings for the content once editing pauses; until then, the previous ones. After `lookAtOnce`, the next
 * change is checked immediately.
 */
export function useFindings(content: CvContent) {
  const [found, setFound] = useState(() => foundBefore(content));
  const atOnce = useRef(false);
  const isFirst = found === undefined;
  useEffect(() => {
    const known = foundBefore(content) ?? (atOnce.current ? findNow(content) : undefined);
    atOnce.current = false;
    if (known) return setFound(known);
    const leaving = new AbortController();
    const { signal } = leaving;
    void findAtRest(content, signal, isFirst ? 0 : undefined).then((all) => signal.aborted || setFound(all));
    return () => leaving.abort();
  }, [content, isFirst]);
  return {
    found: found as readonly Result[] | undefined,
    lookAtOnce: () => {
      atOnce.current = true;
    },
  };
}
