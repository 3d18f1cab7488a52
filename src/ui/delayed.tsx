import { type ReactNode, useEffect, useState } from 'react';

const PATIENCE = 300;

/** Renders its children only after a delay, so that a short wait shows no loading state. */
export function Delayed({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return shown ? children : null;
}
