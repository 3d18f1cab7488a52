import { parseListItem } from '#platform/pure/markdown/lines.ts';
import { safeUrl } from '#platform/pure/markdown/safe-url.ts';

/** A text and its selection. */
export type TextSelection = { text: string; start: number; end: number };

/** Replaces the text from `from` to `to` with `insert`, then selects `start` to `end`. */
export type TextEdit = { from: number; to: number; insert: string; start: number; end: number };

const URL_PLACEHOLDER = 'https://';

/** Turns the selection into a link and selects the missing part: the URL, or the text of a selected URL. */
export function makeLink(selection: TextSelection, placeholder: string): TextEdit {
  const { text, start: from, end: to } = expandToWord(selection);
  const words = text.slice(from, to);
  if (safeUrl(words)) return { from, to, insert: `[](${withoutBrackets(words)})`, start: from + 1, end: from + 1 };
  const shown = words || placeholder;
  const insert = `[${shown}](${URL_PLACEHOLDER})`;
  const address = from + shown.length + 3;
  if (!words) return { from, to, insert, start: from + 1, end: from + 1 + shown.length };
  return { from, to, insert, start: address, end: address + URL_PLACEHOLDER.length };
}

/** Turns the selected text into a link if a URL is pasted over it. Otherwise returns undefined. */
export function pasteLink({ text, start: from, end: to }: TextSelection, pasted: string): TextEdit | undefined {
  const address = pasted.trim();
  const words = text.slice(from, to);
  if (words.trim() === '' || /[\n[\]]/.test(words) || safeUrl(words) || !safeUrl(address)) return undefined;
  const insert = `[${words}](${withoutBrackets(address)})`;
  return { from, to, insert, start: from + insert.length, end: from + insert.length };
}

const withoutBrackets = (address: string) => address.replaceAll('(', '%28').replaceAll(')', '%29');

/** Extends an empty selection to the word around the caret. */
export function expandToWord(selection: TextSelection): TextSelection {
  const { text, start, end } = selection;
  if (start !== end) return selection;
  const before =
    /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u.exec(text.slice(Math.max(0, start - 100), start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(end, end + 100))?.[0].length ?? 0;
  return before && after ? { text, start: start - before, end: end + after } : selection;
}

/** Continues a list on Enter. On an empty item it ends the list or moves out one level. */
export function continueList({ text, start, end }: TextSelection, long: boolean): TextEdit | undefined {
  if (start !== end) return undefined;
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const line = text.slice(from, start);
  const item = parseListItem(line, long);
  if (!item) return undefined;
  const rest = text.slice(start).split('\n', 1)[0] ?? '';
  if (item.rest !== '' || rest.trim() !== '') return replace(start, start, `\n${nextMarker(line, long)}`);
  const parent = parentOf(text.slice(0, from), item.indent, long);
  // The empty line keeps the next text from becoming part of the last item.
  return replace(from, start, parent === undefined ? '\n' : nextMarker(parent, long));
}

function nextMarker(line: string, long: boolean) {
  const [space = '', sign = ''] = /^(\s*)(\S*)/.exec(line)?.slice(1) ?? [];
  const item = parseListItem(line, long);
  return item?.kind === 'numbers' ? `${space}${item.number + 1}${sign.slice(-1)} ` : `${space}${sign} `;
}

/** Returns the line of the parent list item. */
function parentOf(before: string, indent: number, long: boolean): string | undefined {
  if (indent === 0) return undefined;
  for (const line of before.split('\n').toReversed()) {
    const item = parseListItem(line, long);
    if (item && item.indent < indent) return line;
    if (!item && line.trim() !== '' && /^\S/.test(line)) return undefined;
  }
  return undefined;
}

const replace = (from: number, to: number, insert: string): TextEdit => ({
  from,
  to,
  insert,
  start: from + insert.length,
  end: from + insert.length,
});
