/** A picture of a README, with the address that it has there. */
export type ReadmePicture = { address: string; alt: string };

type Inline = {
  text: string;
  /** How many characters of the text are links. */
  linked: number;
  pictures: ReadmePicture[];
};

/** An open bracket: the number of pieces before it, and their length. */
type Opening = { at: number; length: number; isPicture: boolean };

/** A longer address is none that a picture has. */
const MAX_ADDRESS = 2000;
/** The most pieces and characters of a label. Without limits, nested brackets would take quadratic time. */
const MAX_LABEL = { pieces: 100, characters: 500 } as const;
/** Text up to the next mark, an escaped mark, or a mark. */
const PIECE = /[^\\![\]]+|\\[!-/:-@[-`{-~]|!\[|[\\![\]]/y;

/**
 * Reads the inline Markdown of a paragraph in one pass: its text without marks, and its pictures, also those within links.
 * `definitions` holds the addresses that the README defines apart from their use.
 */
export function readInline(source: string, definitions: ReadonlyMap<string, string>): Inline {
  const pictures: ReadmePicture[] = [];
  const opened: Opening[] = [];
  const pieces: string[] = [];
  const closings = makeFinder(source);
  let [length, linked, linkedUntil, at] = [0, 0, 0, 0];
  while (at < source.length) {
    PIECE.lastIndex = at;
    const piece = PIECE.exec(source)?.[0] ?? source.charAt(at);
    at += piece.length;
    const opening = piece === ']' ? opened.pop() : undefined;
    if (piece === '[' || piece === '![') opened.push({ at: pieces.length, length, isPicture: piece === '![' });
    else if (opening) {
      const isLabel = pieces.length - opening.at <= MAX_LABEL.pieces && length - opening.length <= MAX_LABEL.characters;
      const label = isLabel ? pieces.slice(opening.at).join('') : '';
      const target = readTarget(source, at, { label, definitions, closings });
      at = target?.end ?? at;
      if (opening.isPicture) {
        if (target) pictures.push({ address: target.address, alt: label.trim() });
        pieces.length = opening.at;
        length = opening.length;
      } else if (target) {
        linked += length - Math.max(opening.length, linkedUntil);
        linkedUntil = length;
      }
    } else {
      const isEscaped = piece.length === 2 && piece.startsWith('\\');
      const text = isEscaped ? piece.slice(1) : withoutEmphasis(piece);
      pieces.push(text);
      length += text.length;
    }
  }
  return { text: pieces.join(''), linked, pictures };
}

type Finder = (mark: ')' | ']', from: number) => number;
type TargetContext = { label: string; definitions: ReadonlyMap<string, string>; closings: Finder };

/** Returns a function that finds the next mark. It searches each part of the text once for each mark. */
function makeFinder(source: string): Finder {
  const found = { ')': -1, ']': -1 };
  return (mark, from) => {
    if (found[mark] < from) {
      const next = source.indexOf(mark, from);
      found[mark] = next < 0 ? source.length : next;
    }
    return found[mark];
  };
}

/** Reads the target that follows a label: an address in parentheses, or the name of a definition. */
function readTarget(source: string, at: number, { label, definitions, closings }: TargetContext) {
  const opening = source.charAt(at);
  if (opening === '(' || opening === '[') {
    const end = closings(opening === '(' ? ')' : ']', at + 1);
    if (end < source.length && end - at <= MAX_ADDRESS) {
      const inside = source.slice(at + 1, end);
      const address = opening === '(' ? addressIn(inside) : definitions.get((inside || label).trim().toLowerCase());
      return address === undefined ? undefined : { address, end: end + 1 };
    }
  }
  const address = definitions.get(label.trim().toLowerCase());
  return address === undefined ? undefined : { address, end: at };
}

/** Returns the address of a link without its title. */
const addressIn = (inside: string) => inside.trim().split(/\s/, 1)[0]?.replace(/^<|>$/g, '');

/** Returns a text without the marks of emphasis and code. Underscores within words stay. */
const withoutEmphasis = (text: string) => text.replace(/[*`~]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}_])/gu, '');
