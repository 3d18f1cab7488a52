import { editorOf } from './load-editor.ts';

const isCommand = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key === 'Enter' || ((ctrlKey || metaKey) && /^[bik]$/i.test(key));
const isCharacter = ({ key, ctrlKey, metaKey }: KeyboardEvent) => [...key].length === 1 && !ctrlKey && !metaKey;

/**
 * Holds back keys that only the editor understands, such as Enter in a list, until its code is loaded, and all keys
 * after them. Then they act as if they were pressed now.
 */
export function makeEarlyKeys() {
  let held: KeyboardEvent[] = [];
  return {
    hold: (event: KeyboardEvent) => {
      if (event.isComposing || (held.length === 0 && !isCommand(event))) return;
      event.preventDefault();
      held.push(event);
    },
    replay: () => {
      const keys = held;
      held = [];
      for (const event of keys) {
        // A key may have moved the focus, for example to a new bullet.
        const { activeElement } = document;
        if (isCharacter(event))
          editorOf
            .get(activeElement ?? document.body)?.()
            ?.insertText(event.key);
        else activeElement?.dispatchEvent(new KeyboardEvent('keydown', event));
      }
    },
  };
}
