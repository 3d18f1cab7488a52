type ButtonName =
  | 'history'
  | 'new-letter'
  | 'sharing'
  | 'name-version'
  | 'enlarge'
  | 'reduce'
  | 'fit-width'
  | `fit-${number}`;

/** Limits the frames to wait for a button, because the part of the editor that holds it may still be loading. */
const MAX_FRAMES = 120;

const findButton = (name: ButtonName) => document.querySelector<HTMLButtonElement>(`button[data-press="${name}"]`);

/** Returns whether the button exists and is enabled. */
export const isButtonEnabled = (name: ButtonName) => findButton(name)?.disabled === false;

/** Clicks a button of the editor once it is rendered. Commands reuse the button's own handler and feedback this way. */
export async function clickButton(name: ButtonName) {
  for (let frame = 0; frame < MAX_FRAMES; frame += 1) {
    const button = findButton(name);
    if (button) return button.click();
    await new Promise(requestAnimationFrame);
  }
}
