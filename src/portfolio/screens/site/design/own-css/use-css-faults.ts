import { useEffect, useState } from 'react';
import type { CssFault } from '../../../../model/own-css/faults.ts';

/** Texts are checked once typing pauses, so that no half-written word is reported. */
const PAUSE_MS = 400;
const NONE: readonly CssFault[] = [];

/** Returns what of a member's CSS doesn't apply, by the same rules as on the pages. The rules load when needed. */
export function useCssFaults(css: string): readonly CssFault[] {
  const [faults, setFaults] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    const check = async () => {
      if (css.trim() === '') return setFaults(NONE);
      const { cleanCss } = await import('../../../../model/own-css/clean-css.ts');
      if (isCurrent) setFaults(cleanCss(css).faults);
    };
    const timer = setTimeout(() => void check(), PAUSE_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [css]);
  return faults;
}
