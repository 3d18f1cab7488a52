import { type ReactNode, useEffect, useState } from 'react';

const PATIENCE = 300;

/** Shows that one waits, but only where the wait is long enough to be noticed. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return shown ? children : null;
}
