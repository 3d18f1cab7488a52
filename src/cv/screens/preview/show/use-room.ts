import { useEffect, useState } from 'react';

/** Returns the size of an element's content box, initially that of the window. */
export function useRoom(stage: HTMLElement | null) {
  const [room, setRoom] = useState(() => ({ width: window.innerWidth, height: window.innerHeight }));
  useEffect(() => {
    if (!stage) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setRoom({ width: entry.contentRect.width, height: entry.contentRect.height });
    });
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
  return room;
}
