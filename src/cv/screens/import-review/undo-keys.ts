type Key = { key: string; ctrlKey: boolean; metaKey: boolean; shiftKey: boolean };

/** Returns the attribute that marks a control while its text is typed but not read yet. */
export const typingMark = (isTyping: boolean) => ({ 'data-typing': isTyping ? '' : undefined });

/** Returns whether the text of a control is typed but not read yet. */
export const isTypingIn = (target: EventTarget) => target instanceof HTMLElement && 'typing' in target.dataset;

/** Returns the step of a review that a key undoes or redoes. While a text is typed, the key is for that text. */
export function stepOfKey({ key, ctrlKey, metaKey, shiftKey }: Key, isTyping: boolean): 'undo' | 'redo' | undefined {
  if (isTyping || !(ctrlKey || metaKey) || key.toLowerCase() !== 'z') return undefined;
  return shiftKey ? 'redo' : 'undo';
}
