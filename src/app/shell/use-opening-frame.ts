import { useEffect } from 'react';
import { OPENING_FRAME_ID } from '../opening-frame-id.ts';

/**
 * Removes the frame of the first answer when there is a screen or an error to see. That of a whole window stays until
 * its screen has loaded.
 */
export function useOpeningFrame() {
  useEffect(() => {
    const frame = document.getElementById(OPENING_FRAME_ID);
    const root = document.getElementById('root');
    if (!frame || !root) return;
    const isWhole = 'whole' in frame.dataset;
    const removeIfDone = () => {
      const isLoading = isWhole && root.querySelector('main > [aria-busy="true"]');
      if (isLoading || !root.querySelector('main, h1, h2, [role="alert"]')) return;
      observer.disconnect();
      frame.remove();
    };
    const observer = new MutationObserver(removeIfDone);
    observer.observe(root, { subtree: true, childList: true, attributeFilter: ['aria-busy'] });
    removeIfDone();
    return () => {
      observer.disconnect();
      frame.remove();
    };
  }, []);
}
