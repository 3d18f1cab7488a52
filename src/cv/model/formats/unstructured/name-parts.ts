import { type Excerpt, joinExcerpts } from './excerpt.ts';
import { between, type EntryHeader, type HeaderPart, splitAtCommas } from './header-parts.ts';
import { organizationScore } from './lexicon/lexicon.ts';

export type NamesKind = 'position' | 'study';
/** How much a text looks like a title rather than an organization. */
export type Score = (text: string) => number;

/** The names of a header in their order, without the place. `isSplit` says that commas separate them. */
export type NameParts = { names: HeaderPart[]; place: Excerpt | undefined; isSplit: boolean };

export function namePartsOf(header: EntryHeader, score: Score, kind: NamesKind): NameParts {
  const places = header.parts.filter(({ isPlace }, at) => isPlace && (at > 0 || header.parts.length > 2));
  let names = withSplitTitles(
    header.parts.filter((part) => !places.includes(part)),
    score,
    kind,
  );
  let place = places.length > 0 ? joined(places) : undefined;
  let isSplit = false;
  if (names.length === 1 && names[0]) {
    const pieces = splitAtCommas(names[0]);
    if (pieces.length > 1) {
      isSplit = true;
      const { kept, tail } = splitTail(pieces, place === undefined);
      names = groupPieces(kept, names[0].excerpt, score, kind);
      place ??= tail && joined(tail);
    }
  } else if (place === undefined && names.length > 1) {
    const tails = names.map((part, at) => placeTailOf(part, score, at, names));
    const at = tails.findLastIndex((tail) => tail !== undefined);
    const tail = tails[at];
    if (tail) {
      names = tail.name ? names.with(at, tail.name) : names.toSpliced(at, 1);
      place = tail.place;
    }
  }
  return { names, place, isSplit };
}

/** Splits `Engineer, Company` beside another part, if the words tell the two apart. */
function withSplitTitles(names: readonly HeaderPart[], score: Score, kind: NamesKind): HeaderPart[] {
  if (names.length !== 2) return [...names];
  return names.flatMap((part, at) => {
    const pieces = splitAtCommas(part);
    const scores = pieces.map(({ excerpt }) => score(excerpt.text));
    const other = names[1 - at];
    const known = scores.findIndex((one) => one < 0);
    const start = known > 0 ? known : kind === 'position' && known < 0 ? 1 : pieces.length;
    const isBoth = start < pieces.length && scores.slice(0, start).some((one) => one > 0);
    return isBoth && other && score(other.excerpt.text) === 0 && other.line === part.line
      ? [joinedPart(part, pieces.slice(0, start)), joinedPart(part, pieces.slice(start))]
      : [part];
  });
}

export const joined = (parts: readonly HeaderPart[]) =>
  joinExcerpts(
    parts.map(({ excerpt }) => excerpt),
    ', ',
  );

/** Splits a place off the end of a name: one that is known, or one in the usual form beside an organization. */
function placeTailOf(part: HeaderPart, score: Score, at: number, names: readonly HeaderPart[]) {
  const pieces = splitAtCommas(part);
  const start = placeStartIn(pieces);
  const [first, second] = pieces;
  // A part of its own that ends with a city is a street or a district in it.
  if (
    names.length > 2 &&
    at > 0 &&
    start > 0 &&
    start < pieces.length &&
    organizationScore(part.excerpt.text) === 0 &&
    score(part.excerpt.text) === 0
  )
    return { name: undefined, place: part.excerpt };
  // Between an organization and a city stands a street or a district.
  const isAddress =
    start === 2 &&
    start < pieces.length &&
    organizationScore(pieces[1]?.excerpt.text ?? '') === 0 &&
    score(first?.excerpt.text ?? '') <= 0;
  if (first && isAddress) return { name: first, place: joined(pieces.slice(1)) };
  if (first && start < pieces.length)
    return { name: joinedPart(part, pieces.slice(0, start)), place: joined(pieces.slice(start)) };
  if (!first || !second || pieces.length !== 2) return undefined;
  const { text } = second.excerpt;
  const isForm = isCapitalized(text) && !/\d/.test(text) && text.length <= 30 && score(text) === 0;
  const isBesideTitle = names.some((other, index) => index !== at && score(other.excerpt.text) > 0);
  return isForm && score(first.excerpt.text) <= 0 && (isBesideTitle || at > 0)
    ? { name: first, place: second.excerpt }
    : undefined;
}

/** Whether a text is written as names of places are: each word has a capital, but short ones as in “Frankfurt am Main”. */
const isCapitalized = (text: string) =>
  /^[\p{Lu}\p{Lo}]/u.test(text) && text.split(/\s+/).every((word) => word.length <= 3 || /^[^\p{Ll}]/u.test(word));

const joinedPart = (part: HeaderPart, pieces: readonly HeaderPart[]): HeaderPart => {
  const [first] = pieces;
  const last = pieces.at(-1);
  return first && last ? { ...part, excerpt: between(part.excerpt, first.excerpt, last.excerpt) } : part;
};

const CODE = /^(?:[A-Z]{2}|[A-Z]{2} \d{5})$/;

/** Returns where the place at the end of a list of names begins; its length if there is none. */
function placeStartIn(pieces: readonly HeaderPart[]): number {
  let start = pieces.length;
  while (start > 1 && pieces[start - 1]?.isPlace) start -= 1;
  if (start === pieces.length && start > 2 && CODE.test(pieces[start - 1]?.excerpt.text ?? '')) start -= 2;
  if (start > 1 && start < pieces.length && start === pieces.length - 1 && CODE.test(pieces[start]?.excerpt.text ?? ''))
    start -= 1;
  return start;
}

/** Takes the place from the end of a list of names. */
function splitTail(pieces: readonly HeaderPart[], mayHavePlace: boolean) {
  const start = mayHavePlace ? placeStartIn(pieces) : pieces.length;
  return { kept: pieces.slice(0, start), tail: start < pieces.length ? pieces.slice(start) : undefined };
}

/** Joins the pieces of a list to two names and, if there are more, a place. */
function groupPieces(pieces: readonly HeaderPart[], whole: Excerpt, score: Score, kind: NamesKind): HeaderPart[] {
  if (pieces.length <= 2) return [...pieces];
  const scores = pieces.map(({ excerpt }) => score(excerpt.text));
  const lowest = Math.min(...scores);
  const organizationAt = lowest < 0 ? scores.lastIndexOf(lowest) : -1;
  const [first] = pieces;
  if (!first) return [];
  const join = (from: number, to: number) => {
    const [a, b] = [pieces[from], pieces[to]];
    return a && b ? [{ ...a, excerpt: a === b ? a.excerpt : between(whole, a.excerpt, b.excerpt) }] : [];
  };
  if (organizationAt > 0)
    return [
      ...join(0, organizationAt - 1),
      ...join(organizationAt, organizationAt),
      ...join(organizationAt + 1, pieces.length - 1),
    ];
  if (organizationAt === 0)
    return [
      first,
      ...join(1, kind === 'study' ? pieces.length - 1 : 1),
      ...(kind === 'study' ? [] : join(2, pieces.length - 1)),
    ];
  if (kind === 'study') return [...join(0, 1), ...join(2, 2), ...join(3, pieces.length - 1)];
  return [first, ...join(1, 1), ...join(2, pieces.length - 1)];
}
