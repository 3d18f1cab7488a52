let isDown = false;
const waiting = new Set<() => void>();

document.addEventListener('pointerdown', () => (isDown = true), true);
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => setTimeout(rest), true);
}

/** Runs the waiting callbacks, after the click that ends the press has been handled. */
function rest() {
  isDown = false;
  for (const go of waiting) go();
  waiting.clear();
}

/** Resolves when no pointer is pressed, because removing an element during a press would lose the click. */
export const pointerRests = () => (isDown ? new Promise<void>((resolve) => waiting.add(resolve)) : Promise.resolve());
