import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { Node } from '../../shapes.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import { blocksOf } from './blocks.ts';
import { type Excerpt, joinExcerpts, sliceExcerpt, splitExcerpt, trimExcerpt } from './excerpt.ts';
import { detailOfLabel, isDocumentTitle, placeScore, roleScore } from './lexicon/lexicon.ts';
import { networkNamed, profileOf } from './lexicon/networks.ts';
import { type FoundLink, findHiddenLinks, findMailAddress, findWebAddresses } from './links.ts';
import { findPhone } from './phone.ts';
import { markOnly, originOf, periodIn, placeText, type ReadingState } from './reading-state.ts';
import type { Row } from './rows.ts';

const SEPARATOR = /\s*[|｜·•●∙◦⋅‖]\s*|\t+|\s[–—―-]\s|\s*;\s|\s{3,}/gu;
const LABEL = /^([^:：]{1,40})[:：]\s*/u;
const MAX_NAME = 60;
const MAX_NAME_WORDS = 6;
const MAX_HEADLINE = 160;
const SENTENCE_WORDS = 12;

/** A part of the head that no contact has taken. */
type Rest = { excerpt: Excerpt; row: Row; beside: boolean; nearContact: boolean };

/** Reads the person's name, headline and contacts from the rows before the first section and in sections of contacts. */
export function readHead(state: ReadingState, head: readonly Row[], contactRows: readonly Row[]): void {
  const rest: Rest[] = [];
  const contactLines = new Set<Row>();
  let label: { field: string; excerpt: Excerpt } | undefined;
  for (const row of [...head, ...contactRows]) {
    let hasContact = false;
    const parts = row.segments.flatMap((segment) => splitExcerpt(segment, SEPARATOR));
    const restOfRow: Rest[] = [];
    for (const part of parts) {
      const only = detailOfLabel(part.text.replace(/[:：]$/, '')) ?? networkNamed(part.text.replace(/[:：]$/, ''));
      const isLabelOnly = only !== undefined && findHiddenLinks(state.document, part).length === 0;
      if (isLabelOnly) {
        label = { field: only, excerpt: part };
        continue;
      }
      const left = readContacts(state, part, label);
      hasContact ||= left === undefined || left.text !== part.text;
      label = undefined;
      if (left && left.text !== '') restOfRow.push({ excerpt: left, row, beside: false, nearContact: false });
    }
    if (hasContact) contactLines.add(row);
    rest.push(...restOfRow.map((one) => ({ ...one, beside: hasContact })));
  }
  const rows = [...head, ...contactRows];
  for (const one of rest) {
    const at = rows.indexOf(one.row);
    one.nearContact = [rows[at - 1], rows[at + 1]].some((row) => row !== undefined && contactLines.has(row));
  }
  readName(state, rest);
  readLocation(state, rest);
  readHeadline(state, rest, head);
  readIntroduction(state, rest, head);
}

const MAX_CONTACTS_IN_PART = 6;

/** Reads one contact of a part after the other, as in `a@b.org / 555-0100 / Berlin`. */
function readContacts(state: ReadingState, part: Excerpt, label: { field: string; excerpt: Excerpt } | undefined) {
  let left = readContact(state, part, label);
  for (let count = 1; left && left.text !== part.text && count < MAX_CONTACTS_IN_PART; count += 1) {
    const next = readContact(state, left, undefined);
    if (next === undefined || next.text === left.text) return next;
    left = next;
  }
  return left;
}

/** Reads the contacts in a part of the head. Returns the text that is left, or `undefined` if all was taken. */
function readContact(state: ReadingState, part: Excerpt, before: { field: string; excerpt: Excerpt } | undefined) {
  const { builder, document, language } = state;
  const { basics } = builder;
  const [labelText = '', name = ''] = LABEL.exec(part.text) ?? [];
  const named = name === '' ? undefined : (detailOfLabel(name) ?? networkNamed(name));
  const label =
    before ?? (named === undefined ? undefined : { field: named, excerpt: sliceExcerpt(part, 0, labelText.length) });
  const body = named === undefined ? part : trimExcerpt(sliceExcerpt(part, labelText.length));
  const placeLabel = (target: ImportTarget, field: string) => label && markOnly(state, target, field, label.excerpt);

  const mail = findMailAddress(body);
  if (mail) {
    if (basics.value.email === '') {
      placeText(state, basics, 'email', mail);
      placeLabel(basics, 'email');
    } else addContact(state, mail, label?.excerpt, '');
    return without(body, [mail]);
  }
  const links = allLinks(findHiddenLinks(document, body), findWebAddresses(body));
  if (links.length > 0) return readLinks(state, body, links, label);
  const phone = findPhone(body.text, language, label?.field === 'phone');
  if (phone && !isYears(body.text)) {
    const number = sliceExcerpt(body, phone.from, phone.to);
    if (basics.value.phone === '') {
      placeText(state, basics, 'phone', number);
      placeLabel(basics, 'phone');
    } else addContact(state, number, label?.excerpt, '');
    return without(body, [number]);
  }
  if (label?.field === 'name' && basics.value.name === '') {
    placeText(state, basics, 'name', body);
    placeLabel(basics, 'name');
    return undefined;
  }
  if (label?.field === 'location') {
    placeText(state, builder.location, 'display', body);
    placeLabel(builder.location, 'display');
    return undefined;
  }
  const network = label && networkNamed(label.field);
  if (network && label && !/\s/.test(body.text)) {
    addProfile(state, { network, username: body.text.replace(/^@/, ''), url: '' }, body, label.excerpt);
    return undefined;
  }
  const isLabeledFact = name !== '' && labelText.length < part.text.length && name.split(/\s+/).length <= 4;
  if (isLabeledFact && part.text.length <= 200) {
    addContact(state, trimExcerpt(sliceExcerpt(part, labelText.length)), sliceExcerpt(part, 0, labelText.length), '');
    return undefined;
  }
  return part;
}

const isYears = (text: string) => /(?:19|20)\d{2}\s*[-–—]\s*(?:19|20)?\d{2}/.test(text);

/** Joins links behind a text with those that are written in it. */
function allLinks(hidden: readonly FoundLink[], written: readonly FoundLink[]): FoundLink[] {
  const isCovered = ({ excerpt }: FoundLink) =>
    hidden.some((one) =>
      one.excerpt.origins.some((a) =>
        excerpt.origins.some((b) => a.line === b.line && a.start < b.end && b.start < a.end),
      ),
    );
  return [...hidden.filter(({ url }) => isWebAddress(url)), ...written.filter((link) => !isCovered(link))];
}

function readLinks(
  state: ReadingState,
  body: Excerpt,
  links: readonly FoundLink[],
  label: { field: string; excerpt: Excerpt } | undefined,
) {
  const { basics } = state.builder;
  const left = without(
    body,
    links.map(({ excerpt }) => excerpt),
  );
  const words = left?.text.replace(/[()]/g, '').trim() ?? '';
  for (const [at, { excerpt, url }] of links.entries()) {
    const profile = profileOf(url);
    if (profile) addProfile(state, { ...profile, url }, excerpt, label?.excerpt);
    else if (label && networkNamed(label.field))
      addProfile(state, { network: networkNamed(label.field) ?? '', username: words, url }, excerpt, label.excerpt);
    else if (
      at === 0 &&
      basics.value.url === '' &&
      (label?.field === 'website' || isBareAddress(excerpt, url, words))
    ) {
      placeText(state, basics, 'url', excerpt, { value: url });
      if (label) markOnly(state, basics, 'url', label.excerpt);
    } else return addLinkedContact(state, body, url);
    if (at === 0 && profile && words !== '' && left) {
      const last = basics.value.profiles.at(-1);
      if (last) markOnly(state, profileTarget(last), 'network', left);
    }
  }
  return left && (words === '' || links.some(({ url }) => profileOf(url))) ? undefined : left;
}

/** Whether a link shows its own address, or nothing else stands beside it. */
const isBareAddress = (excerpt: Excerpt, url: string, words: string) =>
  words === '' && (url.includes(excerpt.text.trim().toLowerCase()) || detailOfLabel(excerpt.text) === 'website');

/** Keeps a link with the words before it: `Letters: The correspondence (https://…)`. */
function addLinkedContact(state: ReadingState, body: Excerpt, url: string) {
  const [labelText = ''] = LABEL.exec(/^https?:/i.test(body.text) ? '' : body.text) ?? [];
  addContact(
    state,
    trimExcerpt(sliceExcerpt(body, labelText.length)),
    labelText === '' ? undefined : sliceExcerpt(body, 0, labelText.length),
    url,
  );
  return undefined;
}

const profileTarget = (value: Node<'profile'>): ImportTarget => ({
  kind: 'profile',
  at: ['basics', 'profiles', value.id],
  value,
});

function addProfile(
  state: ReadingState,
  { network, username, url }: { network: string; username: string; url: string },
  excerpt: Excerpt,
  label: Excerpt | undefined,
) {
  const profile = state.builder.addChild('profile', state.builder.basics, 'profiles', originOf(excerpt));
  Object.assign(profile.value, { network, username: username.slice(0, 200), url });
  markOnly(state, profile, url === '' ? 'username' : 'url', excerpt);
  if (label) markOnly(state, profile, 'network', label);
  state.builder.countItem();
}

/** Adds a contact that has no field of its own, with the label before it. */
function addContact(state: ReadingState, value: Excerpt, label: Excerpt | undefined, url: string) {
  const contact = state.builder.addChild('contact', state.builder.basics, 'custom', originOf(value));
  const links = findWebAddresses(value);
  const [link] = links;
  const text = link && url !== '' ? (without(value, [link.excerpt]) ?? value) : value;
  placeText(state, contact, 'value', value, { value: text.text.replace(/\s*\(\s*\)?$/, '').trim() });
  if (label) placeText(state, contact, 'label', label, { value: label.text.replace(/\s*[:：]\s*$/, '').trim() });
  contact.value.url = url;
  state.builder.countItem();
}

/** Returns the text outside of these parts, or `undefined` if there is none. */
function without(excerpt: Excerpt, parts: readonly Excerpt[]): Excerpt | undefined {
  const spans = parts.flatMap(({ origins }) => origins);
  const cuts = excerpt.origins.flatMap(({ line, start, end, at }) =>
    spans
      .filter((span) => span.line === line && span.start < end && start < span.end)
      .map((span) => [at + Math.max(0, span.start - start), at + Math.min(end, span.end) - start] as const),
  );
  const kept: Excerpt[] = [];
  let from = 0;
  for (const [start, end] of cuts.toSorted(([a], [b]) => a - b)) {
    kept.push(sliceExcerpt(excerpt, from, start));
    from = Math.max(from, end);
  }
  kept.push(sliceExcerpt(excerpt, from));
  const filled = kept.map(trimExcerpt).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
  return filled.length === 0 ? undefined : joinExcerpts(filled, ' ');
}

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
  placeText(state, basics, 'name', name.excerpt, { sure: roleScore(name.excerpt.text) === 0 });
  rest.splice(rest.indexOf(name), 1);
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
    placeText(state, location, 'display', excerpt, { sure: placeScore(excerpt.text) === 2 });
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
      row.source.bullet === undefined,
  );
  if (!headline) return;
  const sameRow = rest.filter(({ row }) => row === headline.row);
  const text =
    sameRow.length > 1
      ? joinExcerpts(
          sameRow.map(({ excerpt }) => excerpt),
          ' | ',
        )
      : headline.excerpt;
  placeText(state, state.builder.basics, 'headline', text, { sure: roleScore(text.text) > 0 });
  for (const one of sameRow) rest.splice(rest.indexOf(one), 1);
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
