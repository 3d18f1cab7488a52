import { type Excerpt, joinExcerpts } from './excerpt.ts';
import { between, type EntryHeader, type HeaderPart, splitAtCommas } from './header-parts.ts';
import { degreeScore, organizationScore, roleScore } from './lexicon/lexicon.ts';

/** The names in a header: what somebody did or studied, where, and the place. */
export type EntryNames = {
  title: Excerpt | undefined;
  organization: Excerpt | undefined;
  place: Excerpt | undefined;
  more: Excerpt[];
  /** Whether words or the pattern of the section tell which is which. */
  sure: boolean;
};

type Score = (text: string) => number;
/** How much a text looks like a position rather than an organization. */
const positionScore: Score = (text) => clamp(roleScore(text)) * 1.2 - clamp(organizationScore(text));
/** How much a text looks like a degree rather than an institution. */
const studyScore: Score = (text) => clamp(degreeScore(text)) * 1.2 - clamp(organizationScore(text)) * 1.1;
const clamp = (score: number) => Math.min(2, score);

export type NamesKind = 'position' | 'study';

/**
 * Tells titles from organizations, in the same order for all entries of a section. Commas separate names only in
 * headers with fewer than two other parts.
 */
export function namesOf(headers: readonly EntryHeader[], kind: NamesKind): EntryNames[] {
  const score = kind === 'study' ? studyScore : positionScore;
  const split = headers.map((header) => namePartsOf(header, score, kind));
  const slot = titleSlotOf(split, score);
  const lead = split.reduce((sum, { names: [first, second] }) => {
    if (!first || !second) return sum;
    return sum + Math.sign(score(first.excerpt.text) - score(second.excerpt.text));
  }, 0);
  const titleFirst = lead === 0 ? kind !== 'study' || true : lead > 0;
  const isClear = Math.abs(lead) * 2 > split.filter(({ names }) => names.length > 1).length;
  return split.map((parts) => assign(parts, { titleFirst, isClear, slot, score, kind }));
}

/** Returns which of three or more names is the title in most entries. */
function titleSlotOf(split: readonly NameParts[], score: Score): number {
  const sums: number[] = [];
  for (const { names } of split)
    if (names.length > 2)
      names.forEach(({ excerpt }, at) => {
        sums[at] = (sums[at] ?? 0) + score(excerpt.text);
      });
  const best = sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0);
  return (sums[best] ?? 0) > 0 ? best : -1;
}

type NameParts = { names: HeaderPart[]; place: Excerpt | undefined; isSplit: boolean };

function namePartsOf(header: EntryHeader, score: Score, kind: NamesKind): NameParts {
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

const joined = (parts: readonly HeaderPart[]) =>
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
  const isForm = /^[\p{Lu}\p{Lo}]/u.test(text) && !/\d/.test(text) && text.length <= 30 && score(text) === 0;
  const isBesideTitle = names.some((other, index) => index !== at && score(other.excerpt.text) > 0);
  return isForm && score(first.excerpt.text) <= 0 && (isBesideTitle || at > 0)
    ? { name: first, place: second.excerpt }
    : undefined;
}

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

/** Assigns three or more names: the title, the organization, and places in the line of the organization. */
function assignByLines(
  names: readonly HeaderPart[],
  slot: number,
  known: Excerpt | undefined,
  kind: NamesKind,
): EntryNames {
  const title = names[slot];
  const others = names.filter((_, at) => at !== slot);
  const scores = others.map(({ excerpt }) => organizationScore(excerpt.text));
  const best = Math.max(...scores);
  const organization = others[best > 0 ? scores.indexOf(best) : 0];
  const rest = others.filter((part) => part !== organization);
  const isSubject = (part: HeaderPart) =>
    kind === 'study' && part.line === title?.line && part.line !== organization?.line;
  const studies = rest.filter(isSubject);
  const places =
    known === undefined ? rest.filter((part) => !isSubject(part) && part.line === organization?.line).slice(0, 1) : [];
  return {
    title: title && (studies.length > 0 ? joined([title, ...studies]) : title.excerpt),
    organization: organization?.excerpt,
    place: known ?? places[0]?.excerpt,
    more: rest.filter((part) => !studies.includes(part) && !places.includes(part)).map(({ excerpt }) => excerpt),
    sure: best > 0,
  };
}

type Order = { titleFirst: boolean; isClear: boolean; slot: number; score: Score; kind: NamesKind };

function assign({ names, place, isSplit }: NameParts, { titleFirst, isClear, slot, score, kind }: Order): EntryNames {
  const [first, second, ...others] = names;
  if (!first) return { title: undefined, organization: undefined, place, more: [], sure: true };
  if (!second) {
    const isOrganization = score(first.excerpt.text) < 0 || (kind === 'study' && score(first.excerpt.text) === 0);
    const names = isOrganization
      ? { title: undefined, organization: first.excerpt }
      : { title: first.excerpt, organization: undefined };
    return { ...names, place, more: [], sure: score(first.excerpt.text) !== 0 };
  }
  if (others.length > 0 && !isSplit && slot >= 0 && names[slot]) return assignByLines(names, slot, place, kind);
  const difference = score(first.excerpt.text) - score(second.excerpt.text);
  // A clear pattern of the section overrules the words of one entry, except if these say the opposite strongly.
  const isTitleFirst = Math.abs(difference) >= 3 ? difference > 0 : titleFirst;
  const [title, organization] = isTitleFirst ? [first, second] : [second, first];
  const [third, ...rest] = others;
  const takesThird = place === undefined && third !== undefined && (isSplit || third.isPlace);
  const remaining = takesThird ? rest : others;
  if (kind === 'study' && remaining.length > 0 && !takesThird) {
    const studies = [title, ...remaining.filter(({ excerpt }) => score(excerpt.text) >= 0)];
    const more = remaining.filter(({ excerpt }) => score(excerpt.text) < 0).map(({ excerpt }) => excerpt);
    return { title: joined(studies), organization: organization.excerpt, place, more, sure: isClear };
  }
  return {
    title: title.excerpt,
    organization: organization.excerpt,
    place: takesThird ? third.excerpt : place,
    more: remaining.map(({ excerpt }) => excerpt),
    sure: isClear,
  };
}
