/** Returns a pattern for literal strings. Balanced parentheses need no escape, here up to `depth` levels. */
const literal = (depth: number): string =>
  String.raw`\((?:\\[\s\S]|[^\\()]${depth > 0 ? `|${literal(depth - 1)}` : ''})*\)`;

/** Pattern of a string in a PDF, literal or hexadecimal. */
export const STRING = String.raw`${literal(4)}|<[\dA-Fa-f]*>`;

/** Decodes a PDF string to its bytes, one character for each. */
export const bytesOf = (string: string): string =>
  string.startsWith('<')
    ? Buffer.from(string.slice(1, -1), 'hex').toString('latin1')
    : string.slice(1, -1).replace(/\\([0-7]{1,3}|[\s\S])/g, (_, sequence: string) => unescaped(sequence));
const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' };
const unescaped = (sequence: string) =>
  /^[0-7]/.test(sequence) ? String.fromCharCode(Number.parseInt(sequence, 8)) : (ESCAPES[sequence] ?? sequence);

const UTF16 = '\u00fe\u00ff';
/** Decodes a text string: UTF-16 if it begins with a byte order mark, else its bytes as they are. */
export function decodePdfString(string: string): string {
  const bytes = bytesOf(string);
  return bytes.startsWith(UTF16) ? fromUtf16(Buffer.from(bytes.slice(UTF16.length), 'latin1')) : bytes;
}

export const fromHex = (hex: string) => fromUtf16(Buffer.from(hex, 'hex'));
export const toHex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();
const fromUtf16 = (bytes: Buffer) => bytes.swap16().toString('utf16le');
