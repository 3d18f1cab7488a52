import type { KeyboardEvent } from 'react';

/** The key code of all keys that an input method handles. */
const COMPOSING = 229;

/** Reports whether Enter was pressed, and not to end the composition of an input method. */
export const isEnter = ({ key, keyCode, nativeEvent }: KeyboardEvent) =>
  // In Safari, the Enter that ends a composition has only the key code of one.
  key === 'Enter' && !nativeEvent.isComposing && keyCode !== COMPOSING;
