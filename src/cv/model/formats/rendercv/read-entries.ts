import { CV_LIMITS } from '../../content.ts';
import { CEFR_LEVELS, type Node, type Section } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { splitWords } from '../reading/split-words.ts';
import { unsupportedFieldsLine, withoutLevel, withoutProficiency } from './details.ts';
import {
  type EntryForm,
  entryLayoutOf,
  hasEntryLayout,
  type LayoutKind,
  LINK_KEY,
  LIST_MARKERS,
  NON_DOI_KEY,
} from './entry-layouts.ts';
import { readLine } from './markdown-line.ts';
import { numbersToText } from './numbers-to-text.ts';
import { appendHighlights, fillHighlights, fillLines, fillName, fillPeriod, fillTexts } from './read-fields.ts';

export type RenderCvEntry = { form: EntryForm; value: unknown; from: string };

export function readEntries(builder: CvBuilder, section: ImportTarget<Section>, entries: readonly RenderCvEntry[]) {
  const { kind } = section.value;
  if (kind === 'summary') readSummary(builder, entries);
  else if (kind === 'text') readTexts(builder, section as ImportTarget<Section<'text'>>, entries);
  else if (kind === 'work') readWork(builder, section as ImportTarget<Section<'work'>>, entries);
  else if (hasEntryLayout(kind)) {
    for (const { value, from } of entries) {
      const source = makeSourceObject(value, from);
      const item = builder.addItem(section, from);
      readEntry(builder, item, source, kind);
      builder.storeExtras(item, source);
    }
  } else for (const entry of entries) readOneLine(builder, section, entry);
}

function readSummary(builder: CvBuilder, entries: readonly RenderCvEntry[]) {
  const text = entries.map(({ value }) => String(value)).join('\n\n');
  const origin = { from: entries[0]?.from ?? '', at: builder.basics.at, field: 'summary' };
  builder.basics.value.summary = builder.reader.text(text, origin);
  if (builder.basics.value.summary !== text) builder.storeExtra(builder.root, 'cv.summary', text, origin.from);
  builder.countItem();
}

/** Reads text entries. Bullets and numbers become Markdown list markers. */
function readTexts(builder: CvBuilder, section: ImportTarget<Section<'text'>>, entries: readonly RenderCvEntry[]) {
  for (const [at, { form, value, from }] of entries.entries()) {
    const item = builder.addItem(section, from);
    const source = makeSourceObject(form === 'text' ? { text: value } : value, from);
    const key = form === 'text' ? 'text' : form;
    const raw = numbersToText(source.take(key));
    const marker = LIST_MARKERS[form]?.(at, entries.length) ?? '';
    const text =
      typeof raw === 'string' ? marker + raw.replace(/\n/g, (marker && `\n${' '.repeat(marker.length)}`) || '\n') : raw;
    item.value.text = builder.reader.text(text, { from, at: item.at, field: 'text' });
    if (item.value.text !== text) source.putBack(key, raw);
    builder.storeExtras(item, source);
  }
}

/** Reads work entries. Consecutive ones of the same company become its roles. */
function readWork(builder: CvBuilder, section: ImportTarget<Section<'work'>>, entries: readonly RenderCvEntry[]) {
  let item: ImportTarget<Node<'work'>> | undefined;
  let company = '';
  for (const { value, from } of entries) {
    const source = makeSourceObject(value, from);
    const companyKey = JSON.stringify(['company', 'location', LINK_KEY].map((key) => source.peek(key)));
    const isSameCompany =
      item !== undefined && companyKey === company && source.has('company') && !source.has('company_description');
    if (!item || !isSameCompany) {
      item = builder.addItem(section, from);
      readEntry(builder, item, source, 'work');
      company = companyKey;
    } else for (const key of ['company', 'location', LINK_KEY]) source.take(key);
    readRole(builder, item, source);
  }
}

const ROLE_KEYS = ['position', 'date', 'start_date', 'end_date', 'summary', 'highlights'];

function readRole(builder: CvBuilder, item: ImportTarget<Node<'work'>>, source: SourceObject) {
  if (!ROLE_KEYS.some(source.has)) {
    builder.storeExtras(item, source);
    return;
  }
  const role = builder.addChild('role', item, 'roles', source.from);
  fillLines(builder, role, source, { position: 'position' });
  fillPeriod(builder, role, source);
  fillTexts(builder, role, source, { summary: 'summary' });
  fillHighlights(builder, role, source);
  builder.storeExtras(role, source);
}

function readEntry(builder: CvBuilder, item: ImportTarget, source: SourceObject, kind: LayoutKind) {
  const {
    name,
    lines = {},
    texts = {},
    dates,
    highlights = false,
    unsupportedFields = {},
    plain = {},
  } = entryLayoutOf(kind);
  const [field, key] = name;
  fillName(builder, item as ImportTarget<{ url: string }>, source, field, key);
  const link = source.has(LINK_KEY) ? LINK_KEY : 'url';
  if (source.has(link)) builder.fill(item, source, { url: link });
  if (source.has(NON_DOI_KEY) && !source.has('doi')) source.putBack('doi', source.take(NON_DOI_KEY));
  fillLines(builder, item, source, lines);
  removeUnsupportedLine(source, kind);
  fillTexts(builder, item, source, { ...unsupportedFields, ...plain });
  fillTexts(builder, item, source, texts);
  if (dates === 'period') fillPeriod(builder, item as Parameters<typeof fillPeriod>[1], source);
  if (dates === 'date') fillTexts(builder, item, source, { date: 'date' });
  const [text] = Object.keys(texts);
  if (highlights) fillHighlights(builder, item, source);
  else if (text !== undefined) appendHighlights(builder, item, source, text);
}

/** Removes the line that our export adds to the text for fields that RenderCV doesn't show. */
function removeUnsupportedLine(source: SourceObject, kind: LayoutKind) {
  const unsupportedLine = unsupportedFieldsLine(kind, (key) => source.peek(key));
  const raw = source.take('summary');
  const repeats =
    unsupportedLine !== '' &&
    typeof raw === 'string' &&
    (raw === unsupportedLine || raw.startsWith(`${unsupportedLine}\n\n`));
  source.putBack('summary', repeats ? raw.slice(unsupportedLine.length + 2) : raw);
}

function readOneLine(builder: CvBuilder, section: ImportTarget<Section>, { form, value, from }: RenderCvEntry) {
  const item = builder.addItem(section, from);
  const source = makeSourceObject(form === 'text' ? { text: value } : value, from);
  const { kind } = item;
  const name = form === 'oneLine' ? 'label' : form;
  fillLines(builder, item, source, { [kind === 'languages' ? 'language' : 'name']: name });
  if (kind === 'languages') readFluency(builder, item as ImportTarget<Node<'languages'>>, source);
  else readKeywords(builder, item as ImportTarget<Node<'skills'> | Node<'interests'>>, source);
  builder.storeExtras(item, source);
}

function readFluency(builder: CvBuilder, item: ImportTarget<Node<'languages'>>, source: SourceObject) {
  const cefr = CEFR_LEVELS.find((level) => level !== '' && level === source.peek('cefr'));
  fillLines(builder, item, source, { fluency: 'details' });
  if (!cefr) return;
  source.take('cefr');
  item.value.cefr = cefr;
  item.value.fluency = withoutLevel(item.value.fluency, cefr);
}

function readKeywords(
  builder: CvBuilder,
  item: ImportTarget<Node<'skills'> | Node<'interests'>>,
  source: SourceObject,
) {
  if (item.kind === 'skills') {
    fillTexts(builder, item, source, { proficiency: 'proficiency' });
    if (typeof source.peek('level') === 'number') builder.fill(item, source, { level: 'level' });
  }
  const proficiency = 'proficiency' in item.value ? item.value.proficiency : '';
  const raw = numbersToText(source.take('details'));
  const { text, simplified } = readLine(typeof raw === 'string' ? raw : '');
  const keywordText = withoutProficiency(text, proficiency);
  const keywords = splitWords(keywordText);
  if (source.has('keywords')) builder.fill(item, source, { keywords: 'keywords' });
  else if (keywords) item.value.keywords = keywords;
  else if ('proficiency' in item.value && proficiency === '' && keywordText.length <= CV_LIMITS.line) {
    item.value.proficiency = builder.reader.line(keywordText, {
      from: `${source.from}.details`,
      at: item.at,
      field: 'proficiency',
    });
  } else source.putBack('details', raw);
  if (simplified || (typeof raw !== 'string' && raw !== undefined)) source.putBack('details', raw);
}
