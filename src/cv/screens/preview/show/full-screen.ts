import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isWholeWanted } from '../use-whole-view.ts';

const watch = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const isFilled = () => document.fullscreenElement !== null;
/** Returns whether there was a recent user activation, without which fullscreen is not requested. */
const isPressed = () => navigator.userActivation?.isActive ?? true;

/** Returns whether the browser supports fullscreen. Some do not, above all on phones. */
export const canFillScreen = () => document.fullscreenEnabled === true;

/** Requests fullscreen after a user activation. If it is refused, the view fills only the window. */
export async function fillScreen() {
  if (!canFillScreen() || isFilled()) return;
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

async function giveScreenBack() {
  if (isFilled()) await document.exitFullscreen().catch(() => undefined);
}

/** Enters fullscreen while mounted. If the browser's own key ends fullscreen, `onLeave` is called once. */
export function useFullScreen(onLeave: () => void) {
  const isLeft = useRef(false);
  const leave = useCallback(() => {
    if (!isLeft.current) onLeave();
    isLeft.current = true;
  }, [onLeave]);
  useEffect(() => {
    if (isPressed()) void fillScreen();
    return () => void (isWholeWanted() || giveScreenBack());
  }, []);
  // Ignores events of fullscreen from before mounting.
  const wasFilled = useRef(isFilled());
  useEffect(
    () =>
      watch(() => {
        if (wasFilled.current && !isFilled()) leave();
        wasFilled.current = isFilled();
      }),
    [leave],
  );
  return { isFull: useSyncExternalStore(watch, isFilled), leave };
}
