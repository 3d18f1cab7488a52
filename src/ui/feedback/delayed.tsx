import { type ReactNode, useEffect, useState } from 'react';

const DELAY_MS = 300;

/** Renders its children only after a delay, so that a short wait shows no loading state. */
export function Delayed({ children }: { children: ReactNode }) {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), DELAY_MS);
    return () => clearTimeout(timer);
  }, []);
  return isShown ? children : null;
}
