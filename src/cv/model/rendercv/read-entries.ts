import { CV_LIMITS } from '../content.ts';
import type { Draft, Target } from '../import/draft.ts';
import { type Given, makeGiven } from '../import/given.ts';
import { CEFR_LEVELS, type Node, type Section } from '../shapes.ts';
import { besideLine, splitWords, withoutLevel, withoutProficiency } from './details.ts';
import { type EntryForm, isPlaced, LINK_KEY, MARKS, ODD_DOI, type PlacedKind, placeOf } from './kinds.ts';
import { readLine } from './markdown-line.ts';
import { asText, fillHighlights, fillLines, fillName, fillPeriod, fillTexts } from './read-fields.ts';

export type Entry = { form: EntryForm; value: unknown; from: string };

export function readEntries(draft: Draft, section: Target<Section>, entries: readonly Entry[]) {
  const { kind } = section.value;
  if (kind === 'summary') readSummary(draft, entries);
  else if (kind === 'text') readTexts(draft, section as Target<Section<'text'>>, entries);
  else if (kind === 'work') readWork(draft, section as Target<Section<'work'>>, entries);
  else if (isPlaced(kind)) {
    for (const { value, from } of entries) {
      const given = makeGiven(value, from);
      const item = draft.item(section, from);
      readPlaced(draft, item, given, kind);
      draft.keep(item, given);
    }
  } else for (const entry of entries) readOneLine(draft, section, entry);
}

function readSummary(draft: Draft, entries: readonly Entry[]) {
  const text = entries.map(({ value }) => String(value)).join('\n\n');
  const spot = { from: entries[0]?.from ?? '', at: draft.basics.at, field: 'summary' };
  draft.basics.value.summary = draft.reader.text(text, spot);
  if (draft.basics.value.summary !== text) draft.keepAs(draft.root, 'cv.summary', text, spot.from);
  draft.counted();
}

/** Reads text entries. Bullets and numbers become Markdown list markers. */
function readTexts(draft: Draft, section: Target<Section<'text'>>, entries: readonly Entry[]) {
  for (const [at, { form, value, from }] of entries.entries()) {
    const item = draft.item(section, from);
    const given = makeGiven(form === 'text' ? { text: value } : value, from);
    const key = form === 'text' ? 'text' : form;
    const raw = asText(given.take(key));
    const mark = MARKS[form]?.(at, entries.length) ?? '';
    const text =
      typeof raw === 'string' ? mark + raw.replace(/\n/g, (mark && `\n${' '.repeat(mark.length)}`) || '\n') : raw;
    item.value.text = draft.reader.text(text, { from, at: item.at, field: 'text' });
    if (item.value.text !== text) given.giveBack(key, raw);
    draft.keep(item, given);
  }
}

/** Reads work entries. Consecutive ones of the same company become its roles. */
function readWork(draft: Draft, section: Target<Section<'work'>>, entries: readonly Entry[]) {
  let item: Target<Node<'work'>> | undefined;
  let company = '';
  for (const { value, from } of entries) {
    const given = makeGiven(value, from);
    const its = JSON.stringify(['company', 'location', LINK_KEY].map((key) => given.look(key)));
    const goesOn = item !== undefined && its === company && given.has('company') && !given.has('company_description');
    if (!item || !goesOn) {
      item = draft.item(section, from);
      readPlaced(draft, item, given, 'work');
      company = its;
    } else for (const key of ['company', 'location', LINK_KEY]) given.take(key);
    readRole(draft, item, given);
  }
}

const ROLE_KEYS = ['position', 'date', 'start_date', 'end_date', 'summary', 'highlights'];

function readRole(draft: Draft, item: Target<Node<'work'>>, given: Given) {
  if (!ROLE_KEYS.some(given.has)) {
    draft.keep(item, given);
    return;
  }
  const role = draft.part('role', item, 'roles', given.from);
  fillLines(draft, role, given, { position: 'position' });
  fillPeriod(draft, role, given);
  fillTexts(draft, role, given, { summary: 'summary' });
  fillHighlights(draft, role, given);
  draft.keep(role, given);
}

function readPlaced(draft: Draft, item: Target, given: Given, kind: PlacedKind) {
  const { name, lines = {}, texts = {}, dates, highlights = false, beside = {}, plain = {} } = placeOf(kind);
  const [field, key] = name;
  fillName(draft, item as Target<{ url: string }>, given, field, key);
  const link = given.has(LINK_KEY) ? LINK_KEY : 'url';
  if (given.has(link)) draft.fill(item, given, { url: link });
  if (given.has(ODD_DOI) && !given.has('doi')) given.giveBack('doi', given.take(ODD_DOI));
  fillLines(draft, item, given, lines);
  withoutBeside(given, kind);
  fillTexts(draft, item, given, { ...beside, ...plain });
  fillTexts(draft, item, given, texts);
  if (dates === 'period') fillPeriod(draft, item as Parameters<typeof fillPeriod>[1], given);
  if (dates === 'date') fillTexts(draft, item, given, { date: 'date' });
  if (highlights) fillHighlights(draft, item, given);
}

/** Removes the line that our export adds to the text for fields that RenderCV doesn't show. */
function withoutBeside(given: Given, kind: PlacedKind) {
  const told = besideLine(kind, (key) => given.look(key));
  const raw = given.take('summary');
  const repeats = told !== '' && typeof raw === 'string' && (raw === told || raw.startsWith(`${told}\n\n`));
  given.giveBack('summary', repeats ? raw.slice(told.length + 2) : raw);
}

function readOneLine(draft: Draft, section: Target<Section>, { form, value, from }: Entry) {
  const item = draft.item(section, from);
  const given = makeGiven(form === 'text' ? { text: value } : value, from);
  const { kind } = item;
  const name = form === 'oneLine' ? 'label' : form;
  fillLines(draft, item, given, { [kind === 'languages' ? 'language' : 'name']: name });
  if (kind === 'languages') readFluency(draft, item as Target<Node<'languages'>>, given);
  else readKeywords(draft, item as Target<Node<'skills'> | Node<'interests'>>, given);
  draft.keep(item, given);
}

function readFluency(draft: Draft, item: Target<Node<'languages'>>, given: Given) {
  const cefr = CEFR_LEVELS.find((level) => level !== '' && level === given.look('cefr'));
  fillLines(draft, item, given, { fluency: 'details' });
  if (!cefr) return;
  given.take('cefr');
  item.value.cefr = cefr;
  item.value.fluency = withoutLevel(item.value.fluency, cefr);
}

function readKeywords(draft: Draft, item: Target<Node<'skills'> | Node<'interests'>>, given: Given) {
  if (item.kind === 'skills') {
    fillTexts(draft, item, given, { proficiency: 'proficiency' });
    if (typeof given.look('level') === 'number') draft.fill(item, given, { level: 'level' });
  }
  const proficiency = 'proficiency' in item.value ? item.value.proficiency : '';
  const raw = asText(given.take('details'));
  const { text, simplified } = readLine(typeof raw === 'string' ? raw : '');
  const listed = withoutProficiency(text, proficiency);
  const keywords = splitWords(listed);
  if (given.has('keywords')) draft.fill(item, given, { keywords: 'keywords' });
  else if (keywords) item.value.keywords = keywords;
  else if ('proficiency' in item.value && proficiency === '' && listed.length <= CV_LIMITS.line) {
    item.value.proficiency = draft.reader.line(listed, {
      from: `${given.from}.details`,
      at: item.at,
      field: 'proficiency',
    });
  } else given.giveBack('details', raw);
  if (simplified || (typeof raw !== 'string' && raw !== undefined)) given.giveBack('details', raw);
}
