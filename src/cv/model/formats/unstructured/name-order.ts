import type { Doubt } from './doubts.ts';
import type { Excerpt } from './excerpt.ts';
import { type EntryHeader, type HeaderPart, splitAtCommas } from './header-parts.ts';
import { degreeScore, organizationScore, roleScore } from './lexicon/lexicon.ts';
import { joined, type NameParts, type NamesKind, namePartsOf, type Score } from './name-parts.ts';

/** The names in a header: what somebody did or studied, where, and the place. */
export type EntryNames = {
  title: Excerpt | undefined;
  organization: Excerpt | undefined;
  place: Excerpt | undefined;
  more: Excerpt[];
  /** Set if neither words nor the pattern of the section tell which is which. */
  doubt: Doubt | undefined;
};

/** How much a text looks like a position rather than an organization. */
const positionScore: Score = (text) => clamp(roleScore(text)) * 1.2 - clamp(organizationScore(text));
/** How much a text looks like a degree rather than an institution. */
const studyScore: Score = (text) => clamp(degreeScore(text)) * 1.2 - clamp(organizationScore(text)) * 1.1;
const clamp = (score: number) => Math.min(2, score);

/**
 * Tells titles from organizations, in the same order for all entries of a section. Commas separate names only in
 * headers with fewer than two other parts.
 */
export function namesOf(headers: readonly EntryHeader[], kind: NamesKind): EntryNames[] {
  const score = kind === 'study' ? studyScore : positionScore;
  const split = headers.map((header) => namePartsOf(header, score, kind));
  const slot = titleSlotOf(split, score);
  const organizationSlot = organizationSlotOf(headers);
  const lead = split.reduce((sum, { names: [first, second] }) => {
    if (!first || !second) return sum;
    return sum + Math.sign(score(first.excerpt.text) - score(second.excerpt.text));
  }, 0);
  const titleFirst = lead >= 0;
  const isClear = Math.abs(lead) * 2 > split.filter(({ names }) => names.length > 1).length;
  return split.map((parts, at) => {
    const isBelow = isTitleBelow(headers[at], headers[at + 1], score);
    const ownSlot = isBelow ? parts.names.length - 1 : slotIn(parts.names, slot, score);
    // Without a place that is known as one, the names are all parts of the header.
    const isUsual = parts.names.length === headers[at]?.parts.length && ownSlot === slot && !isBelow;
    const slots = { slot: ownSlot, organizationSlot: isUsual ? organizationSlot : -1 };
    return assign(parts, { titleFirst: titleFirst && !isBelow, isClear, ...slots, score, kind });
  });
}

/**
 * Whether an organization stands above its first position: with a description between them, or another position without
 * an organization after them.
 */
function isTitleBelow(header: EntryHeader | undefined, next: EntryHeader | undefined, score: Score): boolean {
  if (!header) return false;
  if (header.descriptions.length > 0) return true;
  const [only, ...others] = next?.parts ?? [];
  const above = header.parts.filter(({ line }) => line <= header.datesLine);
  const isOnLines = above.some(({ line }) => line !== above[0]?.line);
  return isOnLines && only !== undefined && others.length === 0 && score(only.excerpt.text) > 0 && isOneName(only);
}

const isOneName = (part: HeaderPart) => splitAtCommas(part).length === 1;

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

/** Returns which of three or more names is the organization in most entries, and not the place. */
function organizationSlotOf(headers: readonly EntryHeader[]): number {
  const sums: number[] = [];
  for (const { parts } of headers)
    if (parts.length > 2)
      parts.forEach(({ excerpt, isPlace }, at) => {
        sums[at] = (sums[at] ?? 0) + (isPlace ? -1 : clamp(organizationScore(excerpt.text)));
      });
  const best = sums.reduce((top, sum, at) => (sum > (sums[top] ?? 0) ? at : top), 0);
  return (sums[best] ?? 0) > 0 ? best : -1;
}

/** Returns the usual place of the title, or that of another name if only the words of that one are a title's. */
function slotIn(names: readonly HeaderPart[], usual: number, score: Score): number {
  const scores = names.map(({ excerpt }) => score(excerpt.text));
  const best = Math.max(...scores);
  return usual >= 0 && (scores[usual] ?? 0) <= 0 && best > 0 ? scores.indexOf(best) : usual;
}

/** Assigns three or more names: the title, the organization, and places in the line of the organization. */
function assignByLines(
  names: readonly HeaderPart[],
  known: Excerpt | undefined,
  { slot, organizationSlot, kind }: Order,
): EntryNames {
  const title = names[slot];
  const others = names.filter((_, at) => at !== slot);
  const usual = organizationSlot === slot ? undefined : names[organizationSlot];
  const scores = others.map(({ excerpt }) => organizationScore(excerpt.text));
  const best = Math.max(...scores);
  const organization = best > 0 ? others[scores.indexOf(best)] : (usual ?? others[0]);
  const rest = others.filter((part) => part !== organization);
  // A title with a comma has its subject, so that the rest of its line is the place.
  const isComplete = organization === usual && title !== undefined && !isOneName(title);
  const isSubject = (part: HeaderPart) =>
    kind === 'study' && !isComplete && part.line === title?.line && part.line !== organization?.line;
  const studies = rest.filter(isSubject);
  const places =
    known === undefined
      ? rest
          .filter((part) => !isSubject(part) && (part.line === organization?.line || organization === usual))
          .slice(0, 1)
      : [];
  return {
    title: title && (studies.length > 0 ? joined([title, ...studies]) : title.excerpt),
    organization: organization?.excerpt,
    place: known ?? places[0]?.excerpt,
    more: rest.filter((part) => !studies.includes(part) && !places.includes(part)).map(({ excerpt }) => excerpt),
    doubt: doubtOf(kind, best > 0),
  };
}

/** Returns the doubt about both names of an entry. */
const doubtOf = (kind: NamesKind, isClear: boolean): Doubt | undefined =>
  isClear ? undefined : kind === 'study' ? 'schoolOrDegree' : 'organizationOrPosition';

type Order = {
  titleFirst: boolean;
  isClear: boolean;
  slot: number;
  organizationSlot: number;
  score: Score;
  kind: NamesKind;
};

function assign({ names, place, isSplit }: NameParts, order: Order): EntryNames {
  const { titleFirst, isClear, slot, score, kind } = order;
  const [first, second, ...others] = names;
  const doubt = doubtOf(kind, isClear);
  if (!first) return { title: undefined, organization: undefined, place, more: [], doubt: undefined };
  if (!second) {
    const isOrganization = score(first.excerpt.text) < 0 || (kind === 'study' && score(first.excerpt.text) === 0);
    const names = isOrganization
      ? { title: undefined, organization: first.excerpt }
      : { title: first.excerpt, organization: undefined };
    return { ...names, place, more: [], doubt: doubtOf(kind, score(first.excerpt.text) !== 0) };
  }
  if (others.length > 0 && !isSplit && slot >= 0 && names[slot]) return assignByLines(names, place, order);
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
    return { title: joined(studies), organization: organization.excerpt, place, more, doubt };
  }
  return {
    title: title.excerpt,
    organization: organization.excerpt,
    place: takesThird ? third.excerpt : place,
    more: remaining.map(({ excerpt }) => excerpt),
    doubt,
  };
}
