import { useEffect, useRef, useState } from 'react';

/** Returns an element's width and height, undefined until measured. */
export function useRoom<Shape extends Element>() {
  const ref = useRef<Shape>(null);
  const [room, setRoom] = useState<{ width: number; height: number }>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const { width = 0, height = 0 } = entry?.contentRect ?? {};
      setRoom({ width: Math.floor(width), height: Math.floor(height) });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, room] as const;
}
