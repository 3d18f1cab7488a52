import { shapeOf } from '../../tree.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { parsePeriod } from '../reading/period.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { readHighlight, writeHighlight } from './highlights.ts';
import { readLine } from './markdown-line.ts';
import { numbersToText } from './numbers-to-text.ts';

/** Reads Markdown lines, and lists of them, as plain text. If formatting is dropped, the original is kept as well. */
export function fillLines(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  fields: Readonly<Record<string, string>>,
) {
  for (const [field, key] of Object.entries(fields)) {
    const raw = numbersToText(source.take(key));
    const from = `${source.from}.${key}`;
    const origin = { from, at: target.at, field };
    let simplified = false;
    const readText = (text: unknown) => {
      if (typeof text !== 'string') return text;
      const line = readLine(text);
      simplified ||= line.simplified || line.url !== '';
      return line.text;
    };
    source.putBack(
      key,
      Array.isArray(raw) && shapeOf(target.kind)[field] === 'words' ? raw.map(readText) : readText(raw),
    );
    builder.fill(target, source, { [field]: key });
    if (!simplified) continue;
    builder.reader.warn('simplified', origin, raw);
    source.putBack(key, raw);
  }
}

/** Reads a name. If the name as a whole is a link, its address becomes the URL. */
export function fillName(
  builder: CvBuilder,
  target: ImportTarget<{ url: string }>,
  source: SourceObject,
  field: string,
  key: string,
) {
  const raw = numbersToText(source.take(key));
  const line = typeof raw === 'string' ? readLine(raw) : undefined;
  if (!line?.url) {
    source.putBack(key, raw);
    fillLines(builder, target, source, { [field]: key });
    return;
  }
  const origin = { from: `${source.from}.${key}`, at: target.at };
  const name = builder.reader.line(line.text, { ...origin, field });
  const url = builder.reader.address(line.url, { ...origin, field: 'url' });
  Object.assign(target.value, { [field]: name, url });
  if (line.simplified) builder.reader.warn('simplified', { ...origin, field }, raw);
  if (line.simplified || name !== line.text || url !== line.url) source.putBack(key, raw);
}

/** Reads texts without converting them. */
export function fillTexts(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  fields: Readonly<Record<string, string>>,
) {
  for (const key of Object.values(fields)) source.putBack(key, numbersToText(source.take(key)));
  builder.fill(target, source, fields);
}

type PeriodFields = { start: string; end: string; ongoing: boolean };

/** Reads a single date, or a start and an end. As in RenderCV, a start without an end is ongoing. */
export function fillPeriod(builder: CvBuilder, target: ImportTarget<PeriodFields>, source: SourceObject) {
  const [date, start, end] = ['date', 'start_date', 'end_date'].map((key) => numbersToText(source.take(key)));
  const originOf = (key: string, field: string) => ({ from: `${source.from}.${key}`, at: target.at, field });
  const dateText = builder.reader.line(date, originOf('date', 'start'));
  if (dateText !== '') {
    Object.assign(
      target.value,
      parsePeriod(dateText) ?? { start: builder.reader.date(dateText, originOf('date', 'start')) },
    );
    source.putBack('start_date', start);
    source.putBack('end_date', end);
    if (dateText !== date || target.value.start === '') source.putBack('date', date);
    return;
  }
  target.value.start = builder.reader.date(start, originOf('start_date', 'start'));
  const isPresent = typeof end === 'string' && end.toLowerCase() === 'present';
  target.value.end = isPresent ? '' : builder.reader.date(end, originOf('end_date', 'end'));
  target.value.ongoing = isPresent || (target.value.start !== '' && target.value.end === '');
  if (target.value.start !== (start ?? '')) source.putBack('start_date', start);
  if (!isPresent && target.value.end !== (end ?? '')) source.putBack('end_date', end);
}

/** Reads highlights, each as a Markdown text. */
export function fillHighlights(builder: CvBuilder, target: ImportTarget, source: SourceObject) {
  for (const [index, raw] of takeHighlights(source).entries()) {
    const from = `${source.from}.highlights.${index}`;
    const highlight = builder.addChild('highlight', target, 'highlights', from);
    highlight.value.text = builder.reader.text(readHighlight(raw), { from, at: highlight.at, field: 'text' });
    if (!isReadWhole(raw, highlight.value.text)) builder.storeExtra(highlight, 'highlights', raw, from);
  }
}

/** Reads highlights into a text, as bullets at its end. */
export function appendHighlights(builder: CvBuilder, target: ImportTarget, source: SourceObject, field: string) {
  const value = target.value as Record<string, string>;
  const highlights = takeHighlights(source);
  const bullets = highlights.map(readHighlight).map((text) => (typeof text === 'string' ? toBullet(text) : ''));
  if (!bullets.some(Boolean)) source.putBack('highlights', highlights);
  else {
    const text = [value[field], bullets.filter(Boolean).join('\n')].filter(Boolean).join('\n\n');
    const origin = { from: `${source.from}.highlights`, at: target.at, field };
    value[field] = builder.reader.text(text, origin);
    if (value[field] !== text || bullets.includes('')) source.putBack('highlights', highlights);
  }
}

const toBullet = (text: string) => `- ${text.replaceAll('\n', '\n  ')}`;

function takeHighlights(source: SourceObject): unknown[] {
  const raw = source.take('highlights');
  return Array.isArray(raw) ? raw : raw === undefined || raw === null ? [] : [raw];
}

/** Whether a text holds everything that the highlight of the file does. */
const isReadWhole = (raw: unknown, text: string) =>
  typeof raw === 'object' ? readHighlight(raw) === text : writeHighlight(text) === numbersToText(raw);
