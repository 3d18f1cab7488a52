import { isWebAddress } from '../field-rules.ts';
import type { MarkdownOptions } from './tree.ts';
import { writeCode } from './write/write-code.ts';

/** A run of text with one formatting. Newlines in it are line breaks. */
export type FormattedRun = {
  text: string;
  bold?: boolean;
  italic?: boolean;
  /** Only in a long text. */
  code?: boolean;
  href?: string | undefined;
};

const MAX_ADDRESS_LENGTH = 2000;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
const SPACE = /\s/;

/** Escapes asterisks, underscores, brackets and list markers at line starts, so that Markdown shows them literally. */
export function escapeMarkdown(text: string): string {
  return text
    .replace(/[\\*[\]<]/g, '\\$&')
    .replace(/_/g, (mark, at: number) => (isInWord(text, at) ? mark : `\\${mark}`))
    .replace(/^([ \t]*)([-+])(?=\s|$)/gm, '$1\\$2');
}

/** Also escapes the marks that only long texts have: of headings, quotes, numbers, code and the delimiters of tables. */
const escapeLongMarkdown = (text: string) =>
  escapeMarkdown(text)
    .replace(/`/g, '\\`')
    .replace(/^([ \t]*)(?=#{1,6}\s|>|~{3})/gm, '$1\\')
    .replace(/^([ \t]*\d{1,9})(?=[.)](?:\s|$))/gm, '$1\\')
    .replace(/^[ \t|:-]+$/gm, (line) => (line.includes('|') ? `\\${line.trimStart()}` : line));

const isInWord = (text: string, at: number) =>
  WORD_CHARACTER.test(text[at - 1] ?? '') && WORD_CHARACTER.test(text[at + 1] ?? '');

/**
 * Returns a web or mail address for use in a Markdown link, with special characters percent-encoded, or `undefined`.
 */
export function linkHrefOf(href: string): string | undefined {
  if (href.length > MAX_ADDRESS_LENGTH || !(isWebAddress(href) || /^mailto:[^\s@]+@[^\s@]+$/i.test(href)))
    return undefined;
  return href.replace(/[()<>\\\s*_[\]]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Joins runs into Markdown. Formatting is dropped where its markers would not be recognized. */
export function markdownOf(runs: readonly FormattedRun[], { long = false }: MarkdownOptions = {}): string {
  const mergedRuns = mergeRuns(moveSpacesOutside(runs));
  const unambiguousRuns = mergeRuns(
    mergedRuns.map((run, at) => withoutAmbiguousMarkers(run, mergedRuns[at - 1], mergedRuns[at + 1])),
  );
  let markdown = '';
  for (let at = 0; at < unambiguousRuns.length; ) {
    const { href } = unambiguousRuns[at] ?? {};
    const end = href === undefined ? at + 1 : endOfLink(unambiguousRuns, at);
    const inner = unambiguousRuns
      .slice(at, end)
      .map((run) => withMarkers(run, long))
      .join('');
    if (href === undefined) markdown += inner;
    // After an exclamation mark, the link would be an image.
    else markdown = `${markdown.replace(/!$/, '\\!')}[${inner}](${href})`;
    at = end;
  }
  return markdown;
}

function endOfLink(runs: readonly FormattedRun[], start: number) {
  let end = start + 1;
  while (end < runs.length && runs[end]?.href === runs[start]?.href) end += 1;
  return end;
}

function withMarkers({ text, bold, italic, code }: FormattedRun, long: boolean) {
  const mark = `${bold ? '**' : ''}${italic ? '*' : ''}`;
  const words = code ? writeCode(text.replaceAll('\n', ' ')) : long ? escapeLongMarkdown(text) : escapeMarkdown(text);
  return `${mark}${words}${mark}`;
}

/** Moves spaces out of formatted runs, because Markdown markers must not be next to a space inside. */
const moveSpacesOutside = (runs: readonly FormattedRun[]): FormattedRun[] =>
  runs.flatMap((run) => {
    if (!run.bold && !run.italic && !run.code && run.href === undefined) return run.text ? [run] : [];
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
function withoutAmbiguousMarkers(
  run: FormattedRun,
  before: FormattedRun | undefined,
  after: FormattedRun | undefined,
): FormattedRun {
  if (!run.bold && !run.italic) return run;
  const { bold, italic, ...plain } = run;
  if (run.text.includes('\n\n')) return plain;
  const [first, last] = [edgeOf(run, 0), edgeOf(run, -1)];
  const [left, right] = [adjacentCharacter(run, before, -1), adjacentCharacter(run, after, 0)];
  if (left === '*' || right === '*') return plain;
  const opens = WORD_CHARACTER.test(first) || left === '' || SPACE.test(left) || !WORD_CHARACTER.test(left);
  const closes = WORD_CHARACTER.test(last) || right === '' || SPACE.test(right) || !WORD_CHARACTER.test(right);
  return opens && closes ? run : plain;
}

/** Returns the character next to a run: a bracket at the edge of a link, an asterisk at other formatting. */
function adjacentCharacter(run: FormattedRun, other: FormattedRun | undefined, at: -1 | 0) {
  if (other === undefined) return '';
  if (other.href !== run.href) return '(';
  return other.bold || other.italic ? '*' : edgeOf(other, at);
}

const edgeOf = ({ code, text }: FormattedRun, at: -1 | 0) => (code ? '`' : (text.at(at) ?? ''));

/** Merges adjacent runs of equal formatting. */
function mergeRuns(runs: readonly FormattedRun[]): FormattedRun[] {
  const result: FormattedRun[] = [];
  for (const run of runs) {
    const last = result.at(-1);
    if (last && hasSameFormat(last, run)) last.text += run.text;
    else result.push({ ...run });
  }
  return result;
}

const hasSameFormat = (one: FormattedRun, other: FormattedRun) =>
  !one.bold === !other.bold && !one.italic === !other.italic && !one.code === !other.code && one.href === other.href;
