import { useEffect, useState } from 'react';

/** How many pixels of the screen so many of the page's are: that changes with its zoom, and with the screen. */
export function useScreenPixels(width: number) {
  const [ratio, setRatio] = useState(window.devicePixelRatio);
  useEffect(() => {
    const screen = matchMedia(`(resolution: ${ratio}dppx)`);
    const look = () => setRatio(window.devicePixelRatio);
    screen.addEventListener('change', look);
    return () => screen.removeEventListener('change', look);
  }, [ratio]);
  return Math.round(width * ratio);
}
