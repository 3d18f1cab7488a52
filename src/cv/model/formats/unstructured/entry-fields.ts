import { isWebAddress } from '#platform/pure/field-rules.ts';
import { shapeOf } from '../../tree.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import type { Block } from './blocks.ts';
import { piecesWithout } from './contacts.ts';
import { type Excerpt, joinExcerpts, sliceExcerpt, splitExcerpt, trimExcerpt } from './excerpt.ts';
import { findPeriods } from './find-period.ts';
import type { EntryHeader } from './header-parts.ts';
import { detailOfLabel } from './lexicon/lexicon.ts';
import { findMailAddress, findWebAddresses } from './links.ts';
import { findPhone } from './phone.ts';
import { markOnly, originOf, placeText, placeWords, type ReadingState, richTextOf } from './reading-state.ts';

const has = (target: ImportTarget, field: string) => Object.hasOwn(shapeOf(target.kind), field);
const isEmpty = (target: ImportTarget, field: string) => (target.value as Record<string, unknown>)[field] === '';

/** Sets the dates of an entry: a period, or the day of an entry that has only one. */
export function placeDates(state: ReadingState, target: ImportTarget, { period, dates }: EntryHeader) {
  if (!period || !dates) return;
  if (has(target, 'start')) {
    const { start, end, ongoing, isRange } = period;
    // A single date in education or beside a position is when it was completed.
    const values =
      isRange || target.kind !== 'education' ? { start, end, ongoing } : { start: '', end: start, ongoing };
    Object.assign(target.value, values);
    markOnly(state, target, 'start', dates);
  } else if (has(target, 'date')) {
    Object.assign(target.value, { date: period.start });
    if (period.end !== '' && has(target, 'expires')) Object.assign(target.value, { expires: period.end });
    markOnly(state, target, 'date', dates);
  }
}

/** Adds a period to the text of an entry that has only a day. */
export function placeWholePeriod(
  state: ReadingState,
  target: ImportTarget,
  textField: string,
  { period, dates }: EntryHeader,
) {
  if (!period?.isRange || !dates || has(target, 'start') || has(target, 'expires') || !has(target, 'date')) return;
  placeText(state, target, textField, dates);
}

/** Sets the address of an entry to its first link. */
export function placeLinks(state: ReadingState, target: ImportTarget, { links }: EntryHeader) {
  if (!has(target, 'url')) return;
  for (const { excerpt, url } of links) {
    if (!isWebAddress(url) || !isEmpty(target, 'url')) continue;
    Object.assign(target.value, { url });
    markOnly(state, target, 'url', excerpt);
  }
}

const LABEL = /^([^:：]{1,40})[:：]\s*/u;
/** Separators of words in a list. */
const WORDS = /[,;،、；，|·•/]\s|[、،，；]|,(?=\S)(?!\d)/gu;

/** Reads the text of an entry: details with labels, paragraphs and list items. */
export function placeBody(state: ReadingState, target: ImportTarget, textField: string, blocks: readonly Block[]) {
  let highlight: ImportTarget | undefined;
  for (const block of blocks) {
    if (block.bullet !== undefined && has(target, 'highlights') && !isListedDetail(target, block.text)) {
      if (block.bullet > 0 && highlight) appendNested(state, highlight, block);
      else highlight = addHighlight(state, target, block.text);
      continue;
    }
    const rest = placeDetail(state, target, block.text);
    if (rest.length > 0) placeText(state, target, textField, joinExcerpts(rest, ', '));
  }
}

/** Details that are often items of the list of an entry. Other labels begin sentences as well. */
const LISTED_DETAILS = ['grade', 'courses', 'keywords', 'expires', 'credentialId', 'doi'];

function isListedDetail(target: ImportTarget, { text }: Excerpt): boolean {
  const field = labeledFieldOf(text);
  return field !== undefined && LISTED_DETAILS.includes(field) && has(target, fieldOf(field));
}

const labeledFieldOf = (text: string) => detailOfLabel(LABEL.exec(text)?.[1] ?? '');
const fieldOf = (detail: string) => (detail === 'grade' ? 'score' : detail === 'website' ? 'url' : detail);

function addHighlight(state: ReadingState, target: ImportTarget, text: Excerpt): ImportTarget {
  const highlight = state.builder.addChild('highlight', target, 'highlights', originOf(text));
  placeText(state, highlight, 'text', trimmed(text));
  return highlight;
}

/** Adds an item of a list within a list to the item above it. */
function appendNested(state: ReadingState, highlight: ImportTarget, { text }: Block) {
  const value = highlight.value as { text: string };
  value.text = `${value.text}\n- ${richTextOf(state.document, trimmed(text))}`;
  markOnly(state, highlight, 'text', text);
}

const trimmed = (excerpt: Excerpt): Excerpt => {
  const { text } = excerpt;
  const start = text.length - text.trimStart().length;
  return sliceExcerpt(excerpt, start, Math.max(start, text.trimEnd().length));
};

/** Reads a line such as `Grade: 1.3` or `Technologies: Rust`, if the entry has the field. Returns the rest of it. */
function placeDetail(state: ReadingState, target: ImportTarget, line: Excerpt): Excerpt[] {
  const contacts = placeContacts(state, target, line);
  if (contacts.length > 0) return withoutLabels(state, target, line, contacts);
  if (placeAddress(state, target, line)) return [];
  const [labelText = ''] = LABEL.exec(line.text) ?? [];
  const detail = labeledFieldOf(line.text);
  const field = detail && fieldOf(detail);
  if (!field || !has(target, field)) return [line];
  const label = sliceExcerpt(line, 0, labelText.length);
  const value = trimExcerpt(sliceExcerpt(line, labelText.length));
  if (field === 'expires') {
    const [period] = findPeriods(value.text, state.dateOrder);
    if (!period || period.isRange) return [line];
    const date = sliceExcerpt(value, period.from, period.to);
    Object.assign(target.value, { expires: period.start });
    for (const part of [label, date]) markOnly(state, target, field, part);
    return piecesWithout(value, [date]);
  }
  if (field === 'courses' || field === 'keywords') placeWords(state, target, field, splitExcerpt(value, WORDS));
  else placeText(state, target, field, value);
  markOnly(state, target, field, label);
  return [];
}

/** Sets the mail address and the phone number of an entry to those in a line, and returns them. */
function placeContacts(state: ReadingState, target: ImportTarget, line: Excerpt): Excerpt[] {
  const mail = has(target, 'email') && isEmpty(target, 'email') ? findMailAddress(line) : undefined;
  const found =
    has(target, 'phone') && isEmpty(target, 'phone') ? findPhone(line.text, state.language, true) : undefined;
  const phone = found && sliceExcerpt(line, found.from, found.to);
  if (mail) placeText(state, target, 'email', mail);
  if (phone) placeText(state, target, 'phone', phone);
  return [mail, phone].filter((contact) => contact !== undefined);
}

/** Returns the pieces of a line around its contacts, and marks those that only name a contact: `Phone`, `T`. */
function withoutLabels(state: ReadingState, target: ImportTarget, line: Excerpt, contacts: readonly Excerpt[]) {
  const isLabel = ({ text }: Excerpt) => detailOfLabel(text) !== undefined || /^\p{L}\.?$/u.test(text);
  const pieces = piecesWithout(line, contacts);
  for (const piece of pieces.filter(isLabel)) markOnly(state, target, 'phone', piece);
  return pieces.filter((piece) => !isLabel(piece));
}

/** Reads a line that is only a web address. */
function placeAddress(state: ReadingState, target: ImportTarget, line: Excerpt): boolean {
  const [link] = findWebAddresses(line);
  if (!link || !has(target, 'url') || !isEmpty(target, 'url')) return false;
  const label = line.text.slice(0, line.text.length - link.excerpt.text.length);
  if (!line.text.endsWith(link.excerpt.text) || !/^(?:[^:]{1,20}:)?\s*$/.test(label)) return false;
  Object.assign(target.value, { url: link.url });
  markOnly(state, target, 'url', line);
  return true;
}
