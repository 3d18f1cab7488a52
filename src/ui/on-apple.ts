/** Whether the keyboard has a command key where others have control. */
export const onApple = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
