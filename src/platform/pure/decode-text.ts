export type DecodedText = {
  text: string;
  /** Whether it was not Unicode, so that some letters may be wrong. */
  guessed: boolean;
};

/** Thrown for bytes that are no text, or text in an encoding that is not recognized. */
export class UndecodableText extends Error {
  override readonly name = 'UndecodableText';
  readonly reason: 'notUtf8Text' | 'binary';

  constructor(reason: UndecodableText['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/** Control characters that occur in images and programs, but not in text. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to find
const BINARY_CHARACTERS = /[\x01-\x08\x0b\x0e-\x1a\x1c-\x1f]/;

type Options = {
  /** Accepts control characters, which some programs leave in the texts that they export. */
  allowControls?: boolean;
};

/** Decodes a file as UTF-16 if it has a byte order mark, else as UTF-8, else as Windows-1252. */
export function decodeText(bytes: Uint8Array, { allowControls = false }: Options = {}): DecodedText {
  const utf16Label = utf16LabelOf(bytes);
  if (utf16Label) return { text: new TextDecoder(utf16Label).decode(bytes), guessed: false };
  // UTF-16 without a byte order mark is full of zero bytes, as are many binary files.
  if (bytes.includes(0)) throw new UndecodableText(looksLikeUtf16(bytes) ? 'notUtf8Text' : 'binary');
  const decoded = decodeUtf8(bytes) ?? { text: new TextDecoder('windows-1252').decode(bytes), guessed: true };
  if (!allowControls && BINARY_CHARACTERS.test(decoded.text)) throw new UndecodableText('binary');
  return decoded;
}

function utf16LabelOf([first, second]: Uint8Array) {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : undefined;
}

/** Returns whether every other byte of the beginning is zero. */
function looksLikeUtf16(bytes: Uint8Array) {
  const start = bytes.subarray(0, 64);
  return [0, 1].some((parity) => start.every((byte, index) => (index % 2 === parity) === (byte === 0)));
}

function decodeUtf8(bytes: Uint8Array): DecodedText | undefined {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), guessed: false };
  } catch {
    return undefined;
  }
}
