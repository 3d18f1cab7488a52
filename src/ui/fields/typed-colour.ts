const SIX = /^#?([0-9a-f]{6})$/i;
const THREE = /^#?([0-9a-f]{3})$/i;

/** Returns the hex color if the typed text is a complete six-digit code. */
export function readWholeColour(typed: string): string | undefined {
  const [, digits] = SIX.exec(typed.trim()) ?? [];
  return digits && `#${digits.toLowerCase()}`;
}

/**
 * Returns the hex color of the typed text, also in the short form, which may be the start of a long one during typing.
 */
export function readColour(typed: string): string | undefined {
  const [, digits] = THREE.exec(typed.trim()) ?? [];
  return digits ? `#${digits.replace(/./g, '$&$&').toLowerCase()}` : readWholeColour(typed);
}
