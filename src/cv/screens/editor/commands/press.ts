type Pressed =
  | 'history'
  | 'new-letter'
  | 'sharing'
  | 'name-version'
  | 'enlarge'
  | 'reduce'
  | 'fit-width'
  | `fit-${number}`;

/** The part in which a button stands may still be on its way. */
const PATIENCE_FRAMES = 120;

const buttonOf = (name: Pressed) => document.querySelector<HTMLButtonElement>(`button[data-press="${name}"]`);

/** Whether a button is there, and can be pressed. */
export const canPress = (name: Pressed) => buttonOf(name)?.disabled === false;

/** Presses a button of the editor for somebody, as soon as it is there: what it does is told and kept where it stands. */
export async function press(name: Pressed) {
  for (let frame = 0; frame < PATIENCE_FRAMES; frame += 1) {
    const button = buttonOf(name);
    if (button) return button.click();
    await new Promise(requestAnimationFrame);
  }
}
