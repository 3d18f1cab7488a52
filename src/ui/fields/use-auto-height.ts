import { useEffect, useRef } from 'react';

/** Fits a text area's height to its text, in browsers without `field-sizing`. */
export function useAutoHeight(value: unknown) {
  const ref = useRef<HTMLTextAreaElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new value can change the height
  useEffect(() => {
    const area = ref.current;
    if (!area || CSS.supports('field-sizing', 'content')) return;
    const grow = () => {
      area.style.height = 'auto';
      area.style.height = `${area.scrollHeight + area.offsetHeight - area.clientHeight}px`;
    };
    grow();
    area.addEventListener('input', grow);
    return () => area.removeEventListener('input', grow);
  }, [value]);
  return ref;
}
