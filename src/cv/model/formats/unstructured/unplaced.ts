import { type TextSpan, textOfLine } from './excerpt.ts';
import { packTexts } from './pack-texts.ts';
import type { PlacingState } from './reading-state.ts';

/** Keeps text that no field holds in a hidden section at the end, reports it, and returns the section's id. */
export function keepUnplaced(
  { builder, document }: Omit<PlacingState, 'ledger'>,
  unplaced: readonly TextSpan[],
): string | undefined {
  const textOf = ({ line, start, end }: TextSpan) => {
    const source = document.lines[line];
    return source ? textOfLine(source).slice(start, end) : '';
  };
  const texts = unplaced.map(textOf).filter((text) => text.trim() !== '');
  if (texts.length === 0) return undefined;
  const section = builder.addSection('text', '');
  section.value.visible = false;
  for (const text of packTexts(texts)) builder.addItem(section, '').value.text = text;
  const all = document.lines.reduce((sum, line) => sum + textOfLine(line).trim().length, 0);
  const left = texts.reduce((sum, text) => sum + text.length, 0);
  if (left * 2 > all) builder.reader.warn('mostlyKept', { from: '' });
  for (const text of texts) builder.reader.warn('unplaced', { from: '', at: section.at }, text);
  return section.value.id;
}
