/** The longest line of a vCard in octets, without its line break (RFC 6350, section 3.2). */
const MAX_OCTETS = 75;

const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu;

/** Escapes a text value; `;` and `,` separate components and values otherwise. */
export const escapeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/\r\n?|[\u0085\u2028\u2029]/gu, '\n')
    .replace(CONTROL_CHARACTERS, '')
    .replace(/[\\,;]/gu, '\\$&')
    .replace(/\n/gu, '\\n');

/** Returns a structured value of text components, such as a name or a postal address. */
export const structured = (...components: readonly string[]) => components.map(escapeText).join(';');

/** Folds a line so that no line has more than 75 octets in UTF-8. A character is never split between lines. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let octets = 0;
  for (const character of line) {
    const { length } = encoder.encode(character);
    if (octets + length > MAX_OCTETS) {
      lines.push(current);
      // The space that begins a continued line counts.
      [current, octets] = [' ', 1];
    }
    current += character;
    octets += length;
  }
  return [...lines, current].join('\r\n');
}
