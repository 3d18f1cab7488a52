import { useEffect, useRef, useState } from 'react';

/** Whether an element stands where it is seen, in whatever it is scrolled by. */
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
