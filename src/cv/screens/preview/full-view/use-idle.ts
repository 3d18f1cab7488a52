import { useCallback, useEffect, useRef, useState } from 'react';

const IDLE_AFTER_MS = 2600;

/** Returns whether the user has been idle, in which case the controls fade. */
export function useIdle() {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wake = useCallback(() => {
    setIdle(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setIdle(true), IDLE_AFTER_MS);
  }, []);
  useEffect(() => {
    wake();
    return () => clearTimeout(timer.current);
  }, [wake]);
  return { isIdle, wake };
}
