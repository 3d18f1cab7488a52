type Pressed =
  | 'history'
  | 'new-letter'
  | 'sharing'
  | 'name-version'
  | 'enlarge'
  | 'reduce'
  | 'fit-width'
  | `fit-${number}`;

/** Limits the frames to wait for a button, because the part of the editor that holds it may still be loading. */
const PATIENCE_FRAMES = 120;

const buttonOf = (name: Pressed) => document.querySelector<HTMLButtonElement>(`button[data-press="${name}"]`);

/** Returns whether the button exists and is enabled. */
export const canPress = (name: Pressed) => buttonOf(name)?.disabled === false;

/** Clicks a button of the editor once it is rendered. Commands reuse the button's own handler and feedback this way. */
export async function press(name: Pressed) {
  for (let frame = 0; frame < PATIENCE_FRAMES; frame += 1) {
    const button = buttonOf(name);
    if (button) return button.click();
    await new Promise(requestAnimationFrame);
  }
}
