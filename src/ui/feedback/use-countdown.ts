import { useEffect, useState } from 'react';

const SECOND = 1000;

/** Returns the whole seconds left, counted from the last change of `resetKey`. */
export function useCountdown(seconds: number, resetKey?: unknown): number {
  const [start, setStart] = useState(() => ({ of: resetKey, at: Date.now() }));
  const [now, setNow] = useState(start.at);
  if (start.of !== resetKey) {
    const at = Date.now();
    setStart({ of: resetKey, at });
    setNow(at);
  }
  const secondsLeft = Math.max(0, Math.ceil((start.at + seconds * SECOND - now) / SECOND));
  const running = secondsLeft > 0;
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setNow(Date.now()), SECOND / 4);
    return () => clearInterval(timer);
  }, [running]);
  return secondsLeft;
}
