import { type ReactNode, useEffect, useState } from 'react';

const DELAY_MS = 300;

/** Renders its children only after a delay, so that a short wait shows no loading state. */
export function Delayed({ children, ms = DELAY_MS }: { children: ReactNode; ms?: number }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return isShown ? children : null;
}
