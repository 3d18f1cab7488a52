let isDown = false;
const waiting = new Set<() => void>();

document.addEventListener('pointerdown', () => (isDown = true), true);
for (const end of ['pointerup', 'pointercancel']) {
  document.addEventListener(end, () => setTimeout(rest), true);
}

/** What a press ends with, its click, has been heard by then. */
function rest() {
  isDown = false;
  for (const go of waiting) go();
  waiting.clear();
}

/** Once nothing is being pressed: what is taken away under a finger loses the press. */
export const pointerRests = () => (isDown ? new Promise<void>((resolve) => waiting.add(resolve)) : Promise.resolve());
