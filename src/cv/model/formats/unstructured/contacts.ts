import { isWebAddress } from '#platform/pure/field-rules.ts';
import type { Node } from '../../shapes.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import { networkNamed, profileOf } from '../reading/networks.ts';
import { type Excerpt, joinExcerpts, sliceExcerpt, trimExcerpt } from './excerpt.ts';
import { detailOfLabel } from './lexicon/lexicon.ts';
import { type FoundLink, findHiddenLinks, findMailAddress, findWebAddresses, withoutHyphens } from './links.ts';
import { findPhone } from './phone.ts';
import { markOnly, originOf, type PlacingState, placeText, type ReadingState } from './reading-state.ts';

type ContactState = PlacingState & Pick<ReadingState, 'language'>;

/** A label beside a contact, with the field or the network that it names. */
export type ContactLabel = { field: string; excerpt: Excerpt };

const LABEL = /^([^:：]{1,40})[:：]\s*/u;
const MAX_CONTACTS_IN_PART = 6;

/** Reads one contact of a part after the other, as in `a@b.org / 555-0100 / Berlin`. */
export function readContacts(state: ContactState, part: Excerpt, label: ContactLabel | undefined) {
  let left = readContact(state, part, label);
  for (let count = 1; left && left.text !== part.text && count < MAX_CONTACTS_IN_PART; count += 1) {
    const next = readContact(state, left, undefined);
    if (next === undefined || next.text === left.text) return next;
    left = next;
  }
  return left;
}

/** Reads the contacts in a part of the head. Returns the text that is left, or `undefined` if all was taken. */
function readContact(state: ContactState, part: Excerpt, before: ContactLabel | undefined) {
  const { builder, document, language } = state;
  const { basics } = builder;
  const [labelText = '', name = ''] = LABEL.exec(part.text) ?? [];
  const named = name === '' ? undefined : (detailOfLabel(name) ?? networkNamed(name));
  const label =
    before ?? (named === undefined ? undefined : { field: named, excerpt: sliceExcerpt(part, 0, labelText.length) });
  const body = named === undefined ? part : trimExcerpt(sliceExcerpt(part, labelText.length));
  const placeLabel = (target: ImportTarget, field: string) => label && markOnly(state, target, field, label.excerpt);

  const behind = mailBehind(state, body);
  const mail = behind?.excerpt ?? findMailAddress(body);
  if (mail) {
    if (basics.value.email === '') {
      placeText(state, basics, 'email', mail, behind && { value: behind.address });
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

/** Returns the mail address behind a text that shows it, maybe with hyphens where its line was too short. */
function mailBehind({ document }: PlacingState, body: Excerpt) {
  for (const { excerpt, url } of findHiddenLinks(document, body)) {
    const address = /^mailto:([^?]{3,254})$/i.exec(url)?.[1];
    if (address && withoutHyphens(address) === withoutHyphens(excerpt.text.trim())) return { excerpt, address };
  }
  return undefined;
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

function readLinks(state: PlacingState, body: Excerpt, links: readonly FoundLink[], label: ContactLabel | undefined) {
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
  words === '' &&
  (withoutHyphens(url).includes(withoutHyphens(excerpt.text.trim())) || detailOfLabel(excerpt.text) === 'website');

/** Keeps a link with the words before it: `Letters: The correspondence (https://…)`. */
function addLinkedContact(state: PlacingState, body: Excerpt, url: string) {
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
  state: PlacingState,
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
export function addContact(state: PlacingState, value: Excerpt, label: Excerpt | undefined, url: string) {
  const contact = state.builder.addChild('contact', state.builder.basics, 'custom', originOf(value));
  const links = findWebAddresses(value);
  const [link] = links;
  const text = link && url !== '' ? (without(value, [link.excerpt]) ?? value) : value;
  placeText(state, contact, 'value', value, { value: text.text.replace(/\s?\(\s?\)?$/, '').trim() });
  if (label) placeText(state, contact, 'label', label, { value: label.text.replace(/\s?[:：]\s?$/, '').trim() });
  contact.value.url = url;
  state.builder.countItem();
}

/** Returns the text outside of these parts, or `undefined` if there is none. */
function without(excerpt: Excerpt, parts: readonly Excerpt[]): Excerpt | undefined {
  const pieces = piecesWithout(excerpt, parts);
  return pieces.length === 0 ? undefined : joinExcerpts(pieces, ' ');
}

/** Returns the pieces of an excerpt around parts of it that hold words. */
export function piecesWithout(excerpt: Excerpt, parts: readonly Excerpt[]): Excerpt[] {
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
  return kept.map(trimExcerpt).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
