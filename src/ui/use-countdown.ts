import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Returns the whole seconds left, counted from the last change of `of`. */
export function useCountdown(seconds: number, of?: unknown): number {
  const [start, setStart] = useState(() => ({ of, at: Date.now() }));
  const [now, setNow] = useState(start.at);
  if (start.of !== of) {
    const at = Date.now();
    setStart({ of, at });
    setNow(at);
  }
  const left = Math.max(0, Math.ceil((start.at + seconds * SECOND - now) / SECOND));
  const running = left > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [running]);
  return left;
}
