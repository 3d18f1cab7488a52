import { escapeMarkdown } from '#platform/pure/markdown/inline-markdown.ts';
import { CV_LIMITS } from '../../content.ts';
import { type TextSpan, textOfLine } from './excerpt.ts';
import type { ReadingState } from './reading-state.ts';

/** A text of this length fits a field also if each of its characters is escaped. */
const MAX_PART = CV_LIMITS.text / 2;

/** Keeps text that no field holds in a hidden section at the end, reports it, and returns the section's id. */
export function keepUnplaced({ builder, document }: ReadingState, unplaced: readonly TextSpan[]): string | undefined {
  const textOf = ({ line, start, end }: TextSpan) => {
    const source = document.lines[line];
    return source ? textOfLine(source).slice(start, end) : '';
  };
  const texts = unplaced.map(textOf).filter((text) => text.trim() !== '');
  if (texts.length === 0) return undefined;
  const section = builder.addSection('text', '');
  section.value.visible = false;
  let item = builder.addItem(section, '');
  for (const text of texts.flatMap(partsOf)) {
    const line = escapeMarkdown(text);
    if (item.value.text.length + line.length + 1 > CV_LIMITS.text) item = builder.addItem(section, '');
    item.value.text += `${item.value.text === '' ? '' : '\n'}${line}`;
  }
  const all = document.lines.reduce((sum, line) => sum + textOfLine(line).trim().length, 0);
  const left = texts.reduce((sum, text) => sum + text.length, 0);
  if (left * 2 > all) builder.reader.warn('mostlyKept', { from: '' });
  for (const text of texts) builder.reader.warn('unplaced', { from: '', at: section.at }, text);
  return section.value.id;
}

/** Splits a text that is longer than a field takes. */
function partsOf(text: string): string[] {
  const parts: string[] = [];
  for (let at = 0; at < text.length; at += MAX_PART) parts.push(text.slice(at, at + MAX_PART));
  return parts;
}
