import { useEffect, useRef, useState } from 'react';

/** Returns a ref and whether its element is visible in the viewport and its scroll containers. */
export function useIsVisible<Shape extends Element>() {
  const ref = useRef<Shape>(null);
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) => setVisible(entry?.isIntersecting ?? false));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isVisible] as const;
}
