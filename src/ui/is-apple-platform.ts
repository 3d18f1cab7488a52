/** Returns whether the keyboard uses the command key in place of Ctrl. */
export const isApplePlatform = () => /Mac|iPhone|iPad/.test(globalThis.navigator?.platform ?? '');
