import type { Draft, Target } from '../import/draft.ts';
import type { Given } from '../import/given.ts';
import { readPeriod } from '../import/period.ts';
import { shapeOf } from '../tree.ts';
import { readLine } from './markdown-line.ts';

/** Converts numbers to text, because unquoted years and numbers are numbers in YAML. */
export const asText = (raw: unknown): unknown =>
  typeof raw === 'number' ? String(raw) : Array.isArray(raw) ? raw.map(asText) : raw;

/** Reads Markdown lines, and lists of them, as plain text. If formatting is dropped, the original is kept as well. */
export function fillLines(draft: Draft, target: Target, given: Given, fields: Readonly<Record<string, string>>) {
  for (const [field, key] of Object.entries(fields)) {
    const raw = asText(given.take(key));
    const from = `${given.from}.${key}`;
    const spot = { from, at: target.at, field };
    let simplified = false;
    const words = (text: unknown) => {
      if (typeof text !== 'string') return text;
      const line = readLine(text);
      simplified ||= line.simplified || line.url !== '';
      return line.text;
    };
    given.giveBack(key, Array.isArray(raw) && shapeOf(target.kind)[field] === 'words' ? raw.map(words) : words(raw));
    draft.fill(target, given, { [field]: key });
    if (!simplified) continue;
    draft.reader.warn('simplified', spot, raw);
    given.giveBack(key, raw);
  }
}

/** Reads a name. If the name as a whole is a link, its address becomes the URL. */
export function fillName(draft: Draft, target: Target<{ url: string }>, given: Given, field: string, key: string) {
  const raw = asText(given.take(key));
  const line = typeof raw === 'string' ? readLine(raw) : undefined;
  if (!line?.url) {
    given.giveBack(key, raw);
    fillLines(draft, target, given, { [field]: key });
    return;
  }
  const spot = { from: `${given.from}.${key}`, at: target.at };
  const name = draft.reader.line(line.text, { ...spot, field });
  const url = draft.reader.address(line.url, { ...spot, field: 'url' });
  Object.assign(target.value, { [field]: name, url });
  if (line.simplified) draft.reader.warn('simplified', { ...spot, field }, raw);
  if (line.simplified || name !== line.text || url !== line.url) given.giveBack(key, raw);
}

/** Reads texts without converting them. */
export function fillTexts(draft: Draft, target: Target, given: Given, fields: Readonly<Record<string, string>>) {
  for (const key of Object.values(fields)) given.giveBack(key, asText(given.take(key)));
  draft.fill(target, given, fields);
}

type Period = { start: string; end: string; ongoing: boolean };

/** Reads a single date, or a start and an end. As in RenderCV, a start without an end is ongoing. */
export function fillPeriod(draft: Draft, target: Target<Period>, given: Given) {
  const [date, start, end] = ['date', 'start_date', 'end_date'].map((key) => asText(given.take(key)));
  const at = (key: string, field: string) => ({ from: `${given.from}.${key}`, at: target.at, field });
  const written = draft.reader.line(date, at('date', 'start'));
  if (written !== '') {
    Object.assign(target.value, readPeriod(written) ?? { start: draft.reader.date(written, at('date', 'start')) });
    given.giveBack('start_date', start);
    given.giveBack('end_date', end);
    if (written !== date || target.value.start === '') given.giveBack('date', date);
    return;
  }
  target.value.start = draft.reader.date(start, at('start_date', 'start'));
  const isPresent = typeof end === 'string' && end.toLowerCase() === 'present';
  target.value.end = isPresent ? '' : draft.reader.date(end, at('end_date', 'end'));
  target.value.ongoing = isPresent || (target.value.start !== '' && target.value.end === '');
  if (target.value.start !== (start ?? '')) given.giveBack('start_date', start);
  if (!isPresent && target.value.end !== (end ?? '')) given.giveBack('end_date', end);
}

/** Reads highlights, each as a Markdown text. */
export function fillHighlights(draft: Draft, target: Target, given: Given) {
  const raw = given.take('highlights');
  const list = Array.isArray(raw) ? raw : raw === undefined || raw === null ? [] : [raw];
  for (const [at, text] of list.entries()) {
    const from = `${given.from}.highlights.${at}`;
    const part = draft.part('highlight', target, 'highlights', from);
    const plain = asText(text);
    part.value.text = draft.reader.text(plain, { from, at: part.at, field: 'text' });
    if (part.value.text !== plain) draft.keepAs(part, 'highlights', text, from);
  }
}
