import { useEffect, useRef, useState } from 'react';
import type { CvContent } from '../../../../contract.ts';
import type { CvCheckResult } from '../../../../model/checks/run-checks.ts';
import { completedResults, runChecksNow, runChecksWhenIdle } from './idle-checks.ts';

/**
 * Returns the findings for the content once editing pauses; until then, the previous ones. After `checkImmediately`,
 * the next change is checked immediately.
 */
export function useFindings(content: CvContent) {
  const [found, setFound] = useState(() => completedResults(content));
  const isImmediate = useRef(false);
  const isFirst = found === undefined;
  useEffect(() => {
    const results = completedResults(content) ?? (isImmediate.current ? runChecksNow(content) : undefined);
    isImmediate.current = false;
    if (results) return setFound(results);
    const controller = new AbortController();
    const { signal } = controller;
    void runChecksWhenIdle(content, signal, isFirst ? 0 : undefined).then(
      (latest) => signal.aborted || setFound(latest),
    );
    return () => controller.abort();
  }, [content, isFirst]);
  return {
    found: found as readonly CvCheckResult[] | undefined,
    checkImmediately: () => {
      isImmediate.current = true;
    },
  };
}
