/** Returns the attribute that marks a control while its text is typed but not read yet. */
export const typingMark = (isTyping: boolean) => ({ 'data-typing': isTyping ? '' : undefined });

/** Returns whether the text of a control is typed but not read yet. */
export const isTypingIn = (target: EventTarget) => target instanceof HTMLElement && 'typing' in target.dataset;
