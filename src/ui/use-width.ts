import { useEffect, useRef, useState } from 'react';

/** Returns an element's width in pixels, 0 until measured. */
export function useWidth<Shape extends Element>() {
  const ref = useRef<Shape>(null);
  const [width, setWidth] = useState(0);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width] as const;
}
