import { isWebAddress } from '#platform/field-rules.ts';

/** A run of text with one formatting. Newlines in it are line breaks. */
export type Run = { text: string; bold?: boolean; italic?: boolean; href?: string | undefined };

const LONGEST_ADDRESS = 2000;
const WORD = /[\p{L}\p{N}]/u;
const SPACE = /\s/;

/**
 * Escapes text so that Markdown shows it literally: asterisks, underscores, brackets, and list markers at the start of
 * lines.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\*[\]<]/g, '\\$&')
    .replace(/_/g, (mark, at: number) => (isInWord(text, at) ? mark : `\\${mark}`))
    .replace(/^([ \t]*)([-+])(?=\s|$)/gm, '$1\\$2');
}

const isInWord = (text: string, at: number) => WORD.test(text[at - 1] ?? '') && WORD.test(text[at + 1] ?? '');

/**
 * Returns a web or mail address for use in a Markdown link, with special characters percent-encoded, or `undefined`.
 */
export function linkable(href: string): string | undefined {
  if (href.length > LONGEST_ADDRESS || !(isWebAddress(href) || /^mailto:[^\s@]+@[^\s@]+$/i.test(href)))
    return undefined;
  return href.replace(/[()<>\\\s*_[\]]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Joins runs into Markdown. Formatting is dropped where its markers would not be recognized. */
export function markdownOf(runs: readonly Run[]): string {
  const even = joined(spacesOutside(runs));
  const settled = joined(even.map((run, at) => unclashing(run, even[at - 1], even[at + 1])));
  let markdown = '';
  for (let at = 0; at < settled.length; ) {
    const { href } = settled[at] ?? {};
    const end = href === undefined ? at + 1 : endOfLink(settled, at);
    const inner = settled.slice(at, end).map(marked).join('');
    if (href === undefined) markdown += inner;
    // After an exclamation mark, the link would be an image.
    else markdown = `${markdown.replace(/!$/, '\\!')}[${inner}](${href})`;
    at = end;
  }
  return markdown;
}

function endOfLink(runs: readonly Run[], start: number) {
  let end = start + 1;
  while (end < runs.length && runs[end]?.href === runs[start]?.href) end += 1;
  return end;
}

function marked({ text, bold, italic }: Run) {
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  return `${mark}${escapeMarkdown(text)}${mark}`;
}

/** Moves spaces out of formatted runs, because Markdown markers must not be next to a space inside. */
const spacesOutside = (runs: readonly Run[]): Run[] =>
  runs.flatMap((run) => {
    if (!run.bold && !run.italic && run.href === undefined) return run.text ? [run] : [];
    const inner = run.text.trim();
    if (inner === '') return [{ text: run.text }];
    const start = run.text.indexOf(inner);
    return [
      { text: run.text.slice(0, start) },
      { ...run, text: inner },
      { text: run.text.slice(start + inner.length) },
    ].filter(({ text }) => text !== '');
  });

/** Drops bold and italic if the markers would be misread: next to other markers, or to symbols within a word. */
function unclashing(run: Run, before: Run | undefined, after: Run | undefined): Run {
  if (!run.bold && !run.italic) return run;
  const plain: Run = { text: run.text, href: run.href };
  if (run.text.includes('\n\n')) return plain;
  const [first, last] = [run.text.at(0) ?? '', run.text.at(-1) ?? ''];
  const [left, right] = [neighbour(run, before, -1), neighbour(run, after, 0)];
  if (left === '*' || right === '*') return plain;
  const opens = WORD.test(first) || left === '' || SPACE.test(left) || !WORD.test(left);
  const closes = WORD.test(last) || right === '' || SPACE.test(right) || !WORD.test(right);
  return opens && closes ? run : plain;
}

/** Returns the character next to a run: a bracket at the edge of a link, an asterisk at other formatting. */
function neighbour(run: Run, other: Run | undefined, at: -1 | 0) {
  if (other === undefined) return '';
  if (other.href !== run.href) return '(';
  return other.bold || other.italic ? '*' : (other.text.at(at) ?? '');
}

/** Merges adjacent runs of equal formatting. */
function joined(runs: readonly Run[]): Run[] {
  const result: Run[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    const same = last && !last.bold === !run.bold && !last.italic === !run.italic && last.href === run.href;
    if (same) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}
