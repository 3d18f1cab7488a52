import type { Block } from './blocks.ts';
import type { SourceEntry } from './entries.ts';
import { type Excerpt, joinExcerpts, sliceExcerpt, splitExcerpt, trimExcerpt } from './excerpt.ts';
import type { DateOrder, FoundPeriod } from './find-period.ts';
import { headerPeriodOf } from './header-lines.ts';
import { degreeScore, isLegalForm, isPlaceAlone, organizationScore, roleScore } from './lexicon/lexicon.ts';
import { type FoundLink, findHiddenLinks, findWebAddresses } from './links.ts';
import type { SourceDocument } from './source-document.ts';
import { splitAtTypefaces } from './typefaces.ts';

/** A name in a header, with its line within the header. */
export type HeaderPart = { excerpt: Excerpt; line: number; isPlace: boolean };

/** All that the header of an entry says. */
export type EntryHeader = {
  parts: HeaderPart[];
  /** Plain lines between bold ones, which tell about the organization. */
  descriptions: Excerpt[];
  period: FoundPeriod | undefined;
  dates: Excerpt | undefined;
  /** The line of the dates; that after the last if there are none. */
  datesLine: number;
  links: FoundLink[];
};

/** Splits names that are certainly apart. Commas are looked at only if these don't suffice. */
const STRONG =
  /\s*[|｜·•●∙‖]\s*|\t+|\s[–—―-]\s|\s@\s(?=\S)|\s{3,}|(?<=[\p{Script=Han}\p{Script=Katakana}\p{Script=Hiragana}])[\u3000／](?=\S)|\s\/\s/gu;
const COMMA = /[,،、，]/gu;

/** Words between a position and the company. */
const AT = /\s(?:at|bei|chez|presso|bij)\s(?=\p{Lu})/gu;

/** Splits `Engineer at Company` after a position; names such as `University of Texas at Austin` stay whole. */
function splitAtWord(part: Excerpt): Excerpt[] {
  const pieces = splitExcerpt(part, AT);
  return pieces.length === 2 && roleScore(pieces[0]?.text ?? '') > 0 ? pieces : [part];
}

/** Reads the names, dates and links of a header. */
export function headerOf(entry: SourceEntry, document: SourceDocument, order: DateOrder): EntryHeader {
  const header: EntryHeader = {
    ...{ parts: [], descriptions: [], period: undefined, dates: undefined, links: [] },
    datesLine: entry.header.length,
  };
  const isDescription = describedBetween(entry, order);
  entry.header.forEach((block, line) => {
    let pieces: Excerpt[] = block.segments.length > 1 ? block.segments : [block.text];
    const period = header.period ? undefined : headerPeriodOf(block, order);
    if (period) {
      header.period = period;
      header.datesLine = line;
      header.dates = sliceExcerpt(block.text, period.from, period.to);
      pieces = pieces.flatMap((piece) => withoutSpan(piece, header.dates as Excerpt));
    } else if (isDescription(block, line)) {
      header.descriptions.push(block.text);
      return;
    }
    for (const piece of pieces) {
      const links = findWebAddresses(piece);
      header.links.push(...links);
      const bare = links.reduce<Excerpt[]>(
        (left, link) => left.flatMap((one) => withoutSpan(one, link.excerpt)),
        [piece],
      );
      for (const part of bare
        .flatMap((one) => splitExcerpt(one, STRONG))
        .flatMap((one) => splitAtTypefaces(one, document))
        .flatMap(splitAtWord))
        for (const [at, name] of splitPlace(part).entries())
          if (/[\p{L}\p{N}]/u.test(name.text))
            header.parts.push({
              ...toPart(name, line),
              ...(at > 0 ? { isPlace: true } : {}),
            });
    }
    for (const link of findHiddenLinks(document, block.text))
      if (!header.links.some(({ url }) => url === link.url)) header.links.push(link);
  });
  return header;
}

/** Lines of fewer words between two names are names as well, and so are shorter ones without a number. */
const MIN_WORDS = 5;
const MIN_WORDS_BESIDE_NUMBER = 3;

/** Returns whether a line of a header is a plain one between two names in bold. */
function describedBetween({ header }: SourceEntry, order: DateOrder) {
  const isBoldName = (block: Block) =>
    block.first.source.segments.flat().some(({ bold, text }) => bold && /\p{L}/u.test(text)) && hasName(block, order);
  const last = header[0] && isBoldName(header[0]) ? header.findLastIndex(isBoldName) : 0;
  return ({ first, text: { text } }: Block, line: number) => {
    const words = text.split(/\s+/).length;
    const isLong = words >= MIN_WORDS || (words >= MIN_WORDS_BESIDE_NUMBER && /\p{N}/u.test(text));
    return line < last && !first.startsBold && isLong;
  };
}

/** Whether a line holds more than its dates. */
function hasName(block: Block, order: DateOrder): boolean {
  const period = headerPeriodOf(block, order);
  const { text } = block.text;
  return period === undefined || /\p{L}{2}|\p{Lo}/u.test(`${text.slice(0, period.from)} ${text.slice(period.to)}`);
}

const toPart = (excerpt: Excerpt, line: number): HeaderPart => ({
  excerpt,
  line,
  isPlace: isPlaceName(excerpt.text),
});

const isPlaceName = (text: string) =>
  isPlaceAlone(text) && roleScore(text) === 0 && organizationScore(text) === 0 && text.length <= 60;

/** Returns the pieces of an excerpt before and after a part of it. */
function withoutSpan(excerpt: Excerpt, part: Excerpt): Excerpt[] {
  const [span] = part.origins;
  const last = part.origins.at(-1);
  if (!span || !last) return [excerpt];
  const from = positionOf(excerpt, span.line, span.start);
  const to = positionOf(excerpt, last.line, last.end - 1);
  if (from === undefined || to === undefined) return [excerpt];
  return [sliceExcerpt(excerpt, 0, from), sliceExcerpt(excerpt, to + 1)]
    .map((piece) => trimExcerpt(withoutEmptyParentheses(piece)))
    .filter(({ text }) => text !== '');
}

function positionOf(excerpt: Excerpt, line: number, position: number): number | undefined {
  const origin = excerpt.origins.find((one) => one.line === line && one.start <= position && position < one.end);
  return origin && origin.at + position - origin.start;
}

/** Removes the parenthesis that dates leave behind. */
function withoutEmptyParentheses(piece: Excerpt): Excerpt {
  const open = piece.text.lastIndexOf('(');
  if (open >= 0 && piece.text.slice(open + 1).trim() === '') return sliceExcerpt(piece, 0, open);
  return /^\s*\)/.test(piece.text) ? sliceExcerpt(piece, piece.text.indexOf(')') + 1) : piece;
}

/** Splits `Company (Berlin)` if the parenthesis holds a place. */
function splitPlace(part: Excerpt): Excerpt[] {
  const open = part.text.lastIndexOf('(');
  if (open <= 0 || !part.text.endsWith(')')) return [part];
  const inside = sliceExcerpt(part, open + 1, part.text.length - 1);
  const name = trimExcerpt(sliceExcerpt(part, 0, open));
  const isPlace = isPlaceName(inside.text) || (isTownLike(inside.text) && roleScore(name.text) === 0);
  return isPlace || isAddressInPlace(inside) ? [name, inside] : [part];
}

const TOWN = /^\p{Lu}\p{Ll}[\p{L}’'-]*(?: \p{Lu}\p{Ll}[\p{L}’'-]*){0,2}$/u;
/** A name of up to three words in a script without capitals. */
const CASELESS_TOWN = /^[\p{Lo}\p{M}]+(?: [\p{Lo}\p{M}]+){0,2}$/u;

/** Whether a word or two may be a town. Abbreviations are none. */
const isTownLike = (text: string) => (TOWN.test(text) || CASELESS_TOWN.test(text)) && isNoName(text);

const isNoName = (text: string) => roleScore(text) === 0 && organizationScore(text) === 0 && degreeScore(text) === 0;

/** Whether a text is a street or a district in a known place, as `Dorset Street, London`. */
function isAddressInPlace(text: Excerpt): boolean {
  const pieces = splitExcerpt(text, COMMA);
  const last = pieces.at(-1);
  return (
    pieces.length > 1 && last !== undefined && isPlaceName(last.text) && pieces.every((piece) => isNoName(piece.text))
  );
}

/** Splits a part at its commas. Legal forms stay with the name before them, and parentheses are not split. */
export function splitAtCommas(part: HeaderPart): HeaderPart[] {
  const pieces: Excerpt[] = [];
  for (const piece of splitExcerpt(part.excerpt, COMMA)) {
    const last = pieces.at(-1);
    const isOpen = last && count(last.text, '(') > count(last.text, ')');
    if (last && (isLegalForm(piece.text) || isOpen)) pieces[pieces.length - 1] = between(part.excerpt, last, piece);
    else pieces.push(piece);
  }
  return pieces.map((piece) => toPart(piece, part.line));
}

const count = (text: string, character: string) => text.split(character).length - 1;

/** Returns the text from the start of one piece to the end of another. */
export function between(whole: Excerpt, first: Excerpt, last: Excerpt): Excerpt {
  const [start] = first.origins;
  const end = last.origins.at(-1);
  const from = start && positionOf(whole, start.line, start.start);
  const to = end && positionOf(whole, end.line, end.end - 1);
  return from === undefined || to === undefined ? joinExcerpts([first, last], ', ') : sliceExcerpt(whole, from, to + 1);
}
