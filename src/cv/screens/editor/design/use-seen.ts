import { useEffect, useRef, useState } from 'react';

/** Returns a ref and whether its element is visible in the viewport and its scroll containers. */
export function useSeen<Shape extends Element>() {
  const ref = useRef<Shape>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const watch = new IntersectionObserver(([entry]) => setSeen(entry?.isIntersecting ?? false));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return [ref, seen] as const;
}
