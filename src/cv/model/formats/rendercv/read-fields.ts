import { shapeOf } from '../../tree.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { parsePeriod } from '../reading/period.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { readLine } from './markdown-line.ts';

/** Converts numbers to text, because unquoted years and numbers are numbers in YAML. */
export const numbersToText = (raw: unknown): unknown =>
  typeof raw === 'number' ? String(raw) : Array.isArray(raw) ? raw.map(numbersToText) : raw;

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
  const raw = source.take('highlights');
  const list = Array.isArray(raw) ? raw : raw === undefined || raw === null ? [] : [raw];
  for (const [originOf, text] of list.entries()) {
    const from = `${source.from}.highlights.${originOf}`;
    const highlight = builder.addChild('highlight', target, 'highlights', from);
    const rawText = numbersToText(text);
    highlight.value.text = builder.reader.text(rawText, { from, at: highlight.at, field: 'text' });
    if (highlight.value.text !== rawText) builder.storeExtra(highlight, 'highlights', text, from);
  }
}
