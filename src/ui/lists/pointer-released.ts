let isDown = false;
const waiting = new Set<() => void>();

document.addEventListener('pointerdown', () => (isDown = true), true);
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => setTimeout(release), true);
}

/** Runs the waiting callbacks, after the click that ends the press has been handled. */
function release() {
  isDown = false;
  for (const callback of waiting) callback();
  waiting.clear();
}

/** Resolves when no pointer is pressed, because removing an element during a press would lose the click. */
export const pointerReleased = () =>
  isDown ? new Promise<void>((resolve) => waiting.add(resolve)) : Promise.resolve();
