import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { CV_LIMITS } from '../../content.ts';
import type { TextSpan } from './excerpt.ts';
import type { ReadingState } from './reading-state.ts';
import type { Row } from './rows.ts';

/** The title of the hidden section with text that no field holds. */
const TITLES: Readonly<Record<string, string>> = {
  en: 'Not placed',
  de: 'Nicht zugeordnet',
  es: 'Sin asignar',
  fr: 'Non attribué',
  tr: 'Yerleştirilmedi',
  ar: 'نص غير مصنف',
  ja: '未分類',
};

/** Keeps text that no field holds in a hidden section at the end, and reports it. */
export function keepUnplaced({ builder, language }: ReadingState, rows: readonly Row[], unplaced: readonly TextSpan[]) {
  const rowByLine = new Map(rows.map((row) => [row.line, row]));
  const textOf = ({ line, start, end }: TextSpan) => rowByLine.get(line)?.text.text.slice(start, end) ?? '';
  const texts = unplaced.map(textOf).filter((text) => text !== '');
  const [first] = unplaced;
  if (texts.length === 0 || !first) return;
  const from = `line ${first.line + 1}`;
  const section = builder.addSection('text', from);
  section.value.visible = false;
  section.value.title = TITLES[language.split('-', 1)[0] ?? ''] ?? TITLES.en ?? '';
  let item = builder.addItem(section, from);
  for (const text of texts) {
    const line = escapeMarkdown(text).slice(0, CV_LIMITS.text);
    if (item.value.text.length + line.length + 1 > CV_LIMITS.text) item = builder.addItem(section, from);
    item.value.text += `${item.value.text === '' ? '' : '\n'}${line}`;
  }
  const all = rows.reduce((sum, row) => sum + row.text.text.trim().length, 0);
  const left = texts.reduce((sum, text) => sum + text.length, 0);
  if (left * 2 > all) builder.reader.warn('mostlyKept', { from: '' });
  for (const span of unplaced)
    builder.reader.warn('unplaced', { from: `line ${span.line + 1}`, at: section.at }, textOf(span));
}
