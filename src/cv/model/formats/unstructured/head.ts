import { networkNamed } from '../reading/networks.ts';
import { blocksOf } from './blocks.ts';
import { withWholeAddresses } from './broken-addresses.ts';
import { type ContactLabel, readContacts } from './contacts.ts';
import { type Excerpt, joinExcerpts, sliceExcerpt, splitExcerpt, trimExcerpt } from './excerpt.ts';
import { detailOfLabel, isDocumentTitle, placeScore, roleScore } from './lexicon/lexicon.ts';
import { findHiddenLinks, findMailAddress, findWebAddresses } from './links.ts';
import { markOnly, originOf, periodIn, placeText, type ReadingState } from './reading-state.ts';
import type { Row } from './rows.ts';

const SEPARATOR = /\s*[|｜·•●∙◦⋅‖]\s*|\t+|\s[–—―-]\s|\s*;\s|\s{3,}/gu;
const MAX_NAME = 60;
const MAX_NAME_WORDS = 6;
const MAX_HEADLINE = 160;
const SENTENCE_WORDS = 12;
/** Parts beyond these are no head of a CV and stay unplaced. */
const MAX_PARTS = 300;

/** A part of the head that no contact has taken. */
type Rest = { excerpt: Excerpt; row: Row; beside: boolean; nearContact: boolean };

/** Reads the person's name, headline and contacts from the rows before the first section and in sections of contacts. */
export function readHead(state: ReadingState, head: readonly Row[], contactRows: readonly Row[]): void {
  const rest: Rest[] = [];
  const contactLines = new Set<Row>();
  let label: ContactLabel | undefined;
  const rows = withWholeAddresses([...head, ...contactRows].slice(0, MAX_PARTS));
  for (const row of rows) {
    let hasContact = false;
    const parts = row.segments
      .flatMap((segment) => splitExcerpt(segment, SEPARATOR))
      .slice(0, MAX_PARTS)
      .flatMap((part) => splitContactsAtCommas(state, part));
    const restOfRow: Rest[] = [];
    for (const part of parts.slice(0, MAX_PARTS - rest.length)) {
      const only = detailOfLabel(part.text.replace(/[:：]$/, '')) ?? networkNamed(part.text.replace(/[:：]$/, ''));
      const isLabelOnly = only !== undefined && findHiddenLinks(state.document, part).length === 0;
      if (isLabelOnly) {
        label = { field: only, excerpt: part };
        continue;
      }
      const named = label === undefined && row.source.bullet !== undefined ? leadingLabelOf(part) : undefined;
      const left = named
        ? readContacts(state, trimExcerpt(sliceExcerpt(part, named.excerpt.text.length)), named)
        : readContacts(state, part, label);
      hasContact ||= left === undefined || left.text !== part.text;
      label = undefined;
      if (left && left.text !== '') restOfRow.push({ excerpt: left, row, beside: false, nearContact: false });
    }
    if (hasContact) contactLines.add(row);
    rest.push(...restOfRow.map((one) => ({ ...one, beside: hasContact })));
  }
  for (const one of rest) {
    const at = rows.indexOf(one.row);
    one.nearContact = [rows[at - 1], rows[at + 1]].some((row) => row !== undefined && contactLines.has(row));
  }
  readName(state, rest);
  readLocation(state, rest);
  // Below a heading such as “Personal information”, the contacts are the head.
  const contacts = new Set(contactRows);
  const headRows = head.length > 0 ? rows.filter((row) => !contacts.has(row)) : rows;
  readHeadline(state, rest, headRows);
  readIntroduction(state, rest, headRows);
}

/** Returns the label that a list item begins with, as in “Website example.org”. */
function leadingLabelOf(part: Excerpt): ContactLabel | undefined {
  if (/^[^:：]{1,40}[:：]/u.test(part.text)) return undefined;
  const [word = ''] = part.text.split(/\s/, 1);
  const field = word.length < part.text.length ? (detailOfLabel(word) ?? networkNamed(word)) : undefined;
  return field === undefined ? undefined : { field, excerpt: sliceExcerpt(part, 0, word.length) };
}

/** More than a list of contacts has. */
const MAX_PIECES = 30;
const COMMA = /[,،、，]\s/gu;

/** Splits a list of contacts at its commas. The pieces between two contacts stay together, as those of a place. */
function splitContactsAtCommas({ document }: ReadingState, part: Excerpt): Excerpt[] {
  const pieces = splitExcerpt(part, COMMA);
  if (pieces.length < 3 || pieces.length > MAX_PIECES) return [part];
  const isContact = pieces.map(
    (piece) =>
      findMailAddress(piece) !== undefined ||
      findWebAddresses(piece).length + findHiddenLinks(document, piece).length > 0 ||
      PHONE.test(piece.text),
  );
  if (isContact.filter(Boolean).length < 2) return [part];
  const groups: Excerpt[][] = [];
  for (const [at, piece] of pieces.entries()) {
    const group = at > 0 && !isContact[at] && !isContact[at - 1] ? groups.at(-1) : undefined;
    if (group) group.push(piece);
    else groups.push([piece]);
  }
  return groups.map((group) => joinExcerpts(group, ', '));
}

const PHONE = /^\+?[\d\s()/.-]{7,24}$/;

const wordCount = (text: string) => text.trim().split(/\s+/).length;

const isNameLike = ({ excerpt: { text } }: Rest) =>
  text.length <= MAX_NAME &&
  wordCount(text) <= MAX_NAME_WORDS &&
  /^\p{L}/u.test(text) &&
  !/[\d@:/]/.test(text) &&
  !isDocumentTitle(text);

function readName(state: ReadingState, rest: Rest[]) {
  const { basics } = state.builder;
  for (const one of [...rest]) {
    if (!isDocumentTitle(one.excerpt.text)) continue;
    markOnly(state, basics, 'name', one.excerpt);
    rest.splice(rest.indexOf(one), 1);
  }
  if (basics.value.name !== '') return;
  const candidates = rest.filter(isNameLike);
  const largest = Math.max(0, ...candidates.map(({ row }) => row.size));
  const name =
    candidates.find(({ row }) => row.source.heading === 1) ?? candidates.find(({ row }) => row.size >= largest - 0.1);
  if (!name) return;
  const lines = [name, ...wrappedNameOf(state, name, rest)];
  const text = joinExcerpts(
    lines.map(({ excerpt }) => excerpt),
    ' ',
  );
  placeText(state, basics, 'name', text, {
    doubt: roleScore(text.text) === 0 ? undefined : 'occupationInName',
  });
  for (const one of lines) rest.splice(rest.indexOf(one), 1);
}

/** Returns the second line of a name that is set larger than all else. */
function wrappedNameOf({ document }: ReadingState, name: Rest, rest: readonly Rest[]): Rest[] {
  const isLarge = document.lines.some(({ segments }) =>
    segments.flat().some(({ size, text }) => size < name.row.size - 0.5 && text.trim() !== ''),
  );
  const next = rest[rest.indexOf(name) + 1];
  const isAlone = rest.filter(({ row }) => row.size >= name.row.size).length === 2;
  return next !== undefined &&
    isAlone &&
    isLarge &&
    next.row.size === name.row.size &&
    next.row.source.column === name.row.source.column &&
    isNameLike(next) &&
    roleScore(next.excerpt.text) === 0
    ? [next]
    : [];
}

const STREET = /^(?=.{4,80}$)(?:\d{1,4}[a-z]?,? \p{L}|\p{L}.*\s\d{1,4}[a-z]?\b)|^〒/u;

function readLocation(state: ReadingState, rest: Rest[]) {
  const { location } = state.builder;
  if (location.value.display !== '') return;
  const parts = rest.filter(({ excerpt: { text }, beside, nearContact }) => {
    if (text.length > 100 || wordCount(text) > 10 || periodIn(state, text)?.isRange) return false;
    if (placeScore(text) >= 1 && roleScore(text) === 0) return true;
    return (
      (STREET.test(text) && !/[.!?]$/.test(text) && !periodIn(state, text)) ||
      ((beside || nearContact) &&
        /^\p{Lu}[^,]+,\s*\p{Lu}[^,]*$/u.test(text) &&
        wordCount(text) <= 5 &&
        roleScore(text) === 0)
    );
  });
  const beside = rest.filter(
    (one) => one.beside && isNameLike(one) && roleScore(one.excerpt.text) === 0 && wordCount(one.excerpt.text) <= 3,
  );
  for (const { excerpt } of parts.length > 0 ? parts.slice(0, 4) : beside.slice(0, 1)) {
    placeText(state, location, 'display', excerpt, {
      doubt: placeScore(excerpt.text) === 2 ? undefined : 'unknownPlace',
    });
    rest.splice(
      rest.findIndex((one) => one.excerpt === excerpt),
      1,
    );
  }
}

const isSentence = (text: string) =>
  wordCount(text) >= SENTENCE_WORDS || text.length > MAX_HEADLINE || /[.!?。]$/.test(text);

function readHeadline(state: ReadingState, rest: Rest[], head: readonly Row[]) {
  const headline = rest.find(
    ({ excerpt: { text }, row }) =>
      head.includes(row) &&
      !(isSentence(text) && /[.!?。]$/.test(text)) &&
      text.length <= MAX_HEADLINE &&
      row.source.bullet === undefined &&
      !isDateAlone(state, text),
  );
  if (!headline) return;
  const sameRow = rest.filter(({ row }) => row === headline.row);
  const wrapped = sameRow.length === 1 ? wrappedLineOf(state, headline, rest) : undefined;
  const text = wrapped
    ? joinExcerpts([headline.excerpt, wrapped.excerpt], ' ')
    : joinExcerpts(
        sameRow.map(({ excerpt }) => excerpt),
        ' | ',
      );
  placeText(state, state.builder.basics, 'headline', text, {
    doubt: roleScore(text.text) > 0 ? undefined : 'noOccupation',
  });
  for (const one of [...sameRow, ...(wrapped ? [wrapped] : [])]) rest.splice(rest.indexOf(one), 1);
}

/** Whether a text is nothing but a date, such as that of birth. */
function isDateAlone(state: ReadingState, text: string): boolean {
  const period = periodIn(state, text);
  return period !== undefined && !/[\p{L}\p{N}]/u.test(text.slice(0, period.from) + text.slice(period.to));
}

/** Returns the second line of a headline: one of its look right below, in a column that its first word had no room in. */
function wrappedLineOf({ edges }: ReadingState, headline: Rest, rest: readonly Rest[]): Rest | undefined {
  const next = rest[rest.indexOf(headline) + 1];
  if (!next || rest[rest.indexOf(headline) + 2]?.row === next.row || next.beside) return undefined;
  const isAlike = next.row.size === headline.row.size && next.row.bold === headline.row.bold && next.row.size > 0;
  return isAlike && blocksOf([headline.row, next.row], edges).length === 1 ? next : undefined;
}

/** Takes sentences in the head as the summary. */
function readIntroduction(state: ReadingState, rest: Rest[], head: readonly Row[]) {
  const rows = [
    ...new Set(
      rest
        .filter(
          ({ row, excerpt }) =>
            head.includes(row) &&
            rest.filter((one) => one.row === row).length === 1 &&
            excerpt.text.length > row.text.text.trim().length * 0.9,
        )
        .map(({ row }) => row),
    ),
  ];
  for (const { text } of blocksOf(rows, state.edges)) {
    if (!isSentence(text.text)) continue;
    const { sections } = state.builder.content;
    if (!sections.some(({ kind }) => kind === 'summary')) state.builder.addSection('summary', originOf(text));
    placeText(state, state.builder.basics, 'summary', text);
  }
}
