const SIX = /^#?([0-9a-f]{6})$/i;
const THREE = /^#?([0-9a-f]{3})$/i;

/** The colour that is being typed, once all of it is there. */
export function readWholeColour(typed: string): string | undefined {
  const [, signs] = SIX.exec(typed.trim()) ?? [];
  return signs && `#${signs.toLowerCase()}`;
}

/** The colour that was typed, also in its short form: that may have been the beginning of a long one until now. */
export function readColour(typed: string): string | undefined {
  const [, signs] = THREE.exec(typed.trim()) ?? [];
  return signs ? `#${signs.replace(/./g, '$&$&').toLowerCase()}` : readWholeColour(typed);
}
