import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import { isFullViewRequested } from '../use-full-view.ts';

const subscribe = (listener: () => void) => {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
};
const isFullScreen = () => document.fullscreenElement !== null;
/** Returns whether there was a recent user activation, without which fullscreen is not requested. */
const hasUserActivation = () => navigator.userActivation?.isActive ?? true;

/** Returns whether the browser supports fullscreen. Some do not, above all on phones. */
export const isFullScreenSupported = () => document.fullscreenEnabled === true;

/** Requests fullscreen after a user activation. If it is refused, the view fills only the window. */
export async function enterFullScreen() {
  if (!isFullScreenSupported() || isFullScreen()) return;
  await document.documentElement.requestFullscreen({ navigationUI: 'hide' }).catch(() => undefined);
}

async function exitFullScreen() {
  if (isFullScreen()) await document.exitFullscreen().catch(() => undefined);
}

/** Enters fullscreen while mounted. If the browser's own key ends fullscreen, `onLeave` is called once. */
export function useFullScreen(onLeave: () => void) {
  const hasLeft = useRef(false);
  const leave = useCallback(() => {
    if (!hasLeft.current) onLeave();
    hasLeft.current = true;
  }, [onLeave]);
  useEffect(() => {
    if (hasUserActivation()) void enterFullScreen();
    return () => void (isFullViewRequested() || exitFullScreen());
  }, []);
  // Ignores events of fullscreen from before mounting.
  const wasFullScreen = useRef(isFullScreen());
  useEffect(
    () =>
      subscribe(() => {
        if (wasFullScreen.current && !isFullScreen()) leave();
        wasFullScreen.current = isFullScreen();
      }),
    [leave],
  );
  return { isFullScreen: useSyncExternalStore(subscribe, isFullScreen), leave };
}
