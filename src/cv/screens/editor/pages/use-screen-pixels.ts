import { useEffect, useState } from 'react';

/** Converts a width in CSS pixels to device pixels, and updates with browser zoom and screen changes. */
export function useScreenPixels(width: number) {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    const screen = matchMedia(`(resolution: ${ratio}dppx)`);
    const update = () => setRatio(window.devicePixelRatio);
    screen.addEventListener('change', update);
    return () => screen.removeEventListener('change', update);
  }, [ratio]);
  return Math.round(width * ratio);
}
