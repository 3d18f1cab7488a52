import type { Node } from '../../shapes.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import type { Block } from './blocks.ts';
import { entriesOf, type SourceEntry } from './entries.ts';
import { placeBody, placeDates, placeLinks } from './entry-fields.ts';
import { EMPTY_EXCERPT } from './excerpt.ts';
import { type EntryHeader, headerOf, splitAtCommas } from './header-parts.ts';
import { organizationScore } from './lexicon/lexicon.ts';
import { type EntryNames, namesOf } from './name-order.ts';
import { markOnly, originOf, placeText, type ReadingState } from './reading-state.ts';

type ReadEntry = { entry: SourceEntry; header: EntryHeader; names: EntryNames };

function readEntries(state: ReadingState, blocks: readonly Block[], kind: 'position' | 'study') {
  const { entries, intro } = entriesOf(blocks, state.dateOrder);
  const headers = entries.map((entry) => headerOf(entry, state.document, state.dateOrder));
  const names = namesOf(headers, kind);
  const read = entries.map((entry, at) => ({ entry, header: headers[at], names: names[at] }) as ReadEntry);
  return { read, intro };
}

/** Reads work. Positions without a company of their own belong to the company above them. */
export function readWork(state: ReadingState, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const { read, intro } = readEntries(state, blocks, 'position');
  const section = builder.addSection('work', from);
  let company: ImportTarget<Node<'work'>> | undefined;
  let companyLevel = 0;
  let isUnderOwner = false;
  read.forEach(({ entry, header, names: ownNames }, at) => {
    const names = isUnderOwner ? asPosition(header, ownNames) : ownNames;
    const next = read[at + 1];
    const isOwner = isCompanyAlone({ entry, header, names }, next);
    const isRole =
      company !== undefined &&
      !isOwner &&
      (entry.level > companyLevel || (names.organization === undefined && names.place === undefined));
    const item =
      isRole && company ? company : builder.addItem(section, originOf(entry.header[0]?.text ?? EMPTY_EXCERPT));
    if (!isRole) {
      // Below a company with a description, its further positions have no name of it either.
      isUnderOwner = isOwner || header.descriptions.length > 0;
      company = item;
      companyLevel = entry.level || 6;
    }
    const { doubt } = names;
    if (isOwner) {
      placeCompany(state, item, header);
      placeLinks(state, item, header);
      placeBody(state, item, 'companyDescription', entry.body);
      return;
    }
    placeNames(state, item, names, 'name');
    for (const text of header.descriptions) placeText(state, item, 'companyDescription', text);
    const role = builder.addChild('role', item, 'roles', item.value.id);
    if (names.title) placeText(state, role, 'position', names.title, { doubt });
    placeDates(state, role, header);
    placeLinks(state, item, header);
    for (const more of names.more) placeText(state, role, 'summary', more, { doubt: 'noField' });
    placeBody(state, role, 'summary', entry.body);
  });
  return intro;
}

/** Places the name of a company and, after it, its place. */
function placeCompany(state: ReadingState, item: ImportTarget, { parts }: EntryHeader) {
  const [first, ...rest] = parts.length === 1 && parts[0] ? splitAtCommas(parts[0]) : parts;
  if (first) placeText(state, item, 'name', first.excerpt);
  for (const part of rest)
    placeText(state, item, 'location', part.excerpt, {
      doubt: part.isPlace ? undefined : 'unknownPlace',
    });
}

/** Takes `Nurse, intensive care unit` below a company as a position, because the company has been named. */
function asPosition({ parts: [first, second] }: EntryHeader, names: EntryNames): EntryNames {
  const isOne = first !== undefined && second === undefined && names.place === undefined && names.more.length === 0;
  return isOne && organizationScore(first.excerpt.text) === 0
    ? { ...names, title: first.excerpt, organization: undefined }
    : names;
}

/** Whether an entry only names a company, whose positions follow. */
function isCompanyAlone({ entry, header }: ReadEntry, next: ReadEntry | undefined): boolean {
  if (header.period || !next || entry.body.some(({ bullet }) => bullet !== undefined)) return false;
  if (next.entry.level > entry.level) return true;
  return next.header.period !== undefined && asPosition(next.header, next.names).organization === undefined;
}

export function readVolunteering(state: ReadingState, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const { read, intro } = readEntries(state, blocks, 'position');
  const section = builder.addSection('volunteer', from);
  for (const { entry, header, names } of read) {
    const item = builder.addItem(section, from);
    const isSole = names.organization === undefined;
    if (names.title)
      placeText(state, item, isSole ? 'organization' : 'position', names.title, {
        doubt: names.doubt,
      });
    placeNames(state, item, names, 'organization');
    placeRest(state, item, { entry, header, names });
  }
  return intro;
}

/** Words between a degree and its subject. */
const STUDY =
  /^(.{2,100}?)(?:\s{0,4}[,،、:]\s{1,4}|\s{1,4}(?:in|en|of|für|der|des|em|di|mention|spécialité|في)\s{1,4}(?=[\p{Lu}\p{Lo}«“"]))(.{2,200})$/su;

export function readEducation(state: ReadingState, blocks: readonly Block[], from: string) {
  const { builder } = state;
  const { read, intro } = readEntries(state, blocks, 'study');
  const section = builder.addSection('education', from);
  for (const { entry, header, names } of read) {
    const item = builder.addItem(section, from);
    if (names.title) placeStudy(state, item, names);
    placeNames(state, item, names, 'institution');
    placeRest(state, item, { entry, header, names });
  }
  return intro;
}

function placeStudy(state: ReadingState, item: ImportTarget, { title, doubt }: EntryNames) {
  if (!title) return;
  const [, degree, area] =
    STUDY.exec(title.text.replace(/^(Bachelor|Master|Doctor|Associate) of /, '$1\u0000of\u0000')) ?? [];
  if (degree === undefined || area === undefined) {
    placeText(state, item, 'studyType', title, { doubt });
    return;
  }
  Object.assign(item.value, {
    studyType: degree.replaceAll('\0', ' ').trim(),
    area: area.replaceAll('\0', ' ').trim(),
  });
  markOnly(state, item, 'studyType', title);
}

function placeNames(state: ReadingState, item: ImportTarget, names: EntryNames, organizationField: string) {
  const { doubt } = names;
  if (names.organization) placeText(state, item, organizationField, names.organization, { doubt });
  if (names.place) placeText(state, item, 'location', names.place, { doubt: doubt && 'unclearNeighbors' });
}

function placeRest(state: ReadingState, item: ImportTarget, { entry, header, names }: ReadEntry) {
  placeDates(state, item, header);
  placeLinks(state, item, header);
  for (const text of header.descriptions) placeText(state, item, 'summary', text);
  for (const more of names.more) placeText(state, item, 'summary', more, { doubt: 'noField' });
  placeBody(state, item, 'summary', entry.body);
}
