import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isWholeWanted } from '../use-whole-view.ts';

const watch = (changed: () => void) => {
  document.addEventListener('fullscreenchange', changed);
  return () => document.removeEventListener('fullscreenchange', changed);
};
const isFilled = () => document.fullscreenElement !== null;
/** Whether somebody has just pressed something: the screen is not taken from anybody else. */
const isPressed = () => navigator.userActivation?.isActive ?? true;

/** Whether the browser gives the whole screen away: not each does, on a phone above all. */
export const canFillScreen = () => document.fullscreenEnabled === true;

/** Takes the whole screen, soon after a press. Where it is refused, the window is what there is. */
export async function fillScreen() {
  if (!canFillScreen() || isFilled()) return;
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

async function giveScreenBack() {
  if (isFilled()) await document.exitFullscreen().catch(() => undefined);
}

/** Has the whole screen for as long as it is there. Given back by the browser's own key, it is left as well, once. */
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
  // What is told of a time before does not count.
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
