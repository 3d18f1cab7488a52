import { shapeOf } from '../tree.ts';
import type { Draft, Target } from './draft.ts';
import type { Given } from './given.ts';
import { markdownOfBlocks, type RichBlock, richTextOf } from './html-to-markdown.ts';
import { escapeMarkdown } from './inline-markdown.ts';

/** Reads an HTML text into a field. A list at its end becomes highlights, if the target has them. */
export function describeByHtml(draft: Draft, target: Target, given: Given, name: string, field: string) {
  const raw = given.take(name);
  const spot = { from: `${given.from}.${name}`, at: target.at, field };
  const { blocks, simplified } = richTextOf(draft.reader.anyText(raw, spot));
  if (simplified) draft.reader.warn('simplified', spot, raw);
  const whole = describe(draft, target, blocks, { from: spot.from, field });
  if (simplified || !whole || (typeof raw === 'object' && raw !== null)) given.giveBack(name, raw);
}

const BULLET = /^\s*[-*•·▪●◦‣–]\s+/;

/** Reads a plain text into a field. Bulleted lines at its end become highlights, if the target has them. */
export function describeByLines(draft: Draft, target: Target, given: Given, name: string, field: string) {
  const raw = given.take(name);
  const spot = { from: `${given.from}.${name}`, at: target.at, field };
  const blocks = blocksOfLines(draft.reader.anyText(raw, spot));
  if (!describe(draft, target, blocks, { from: spot.from, field })) given.giveBack(name, raw);
}

/** Splits a plain text into paragraphs and list items. Some programs put all bullets on one line. */
export function blocksOfLines(text: string): RichBlock[] {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const blocks: RichBlock[] = [];
  let open = false;
  for (const line of lines.flatMap((line) => (/^\s*•/.test(line) ? line.split(/(?<=\s)(?=•\s)/) : [line]))) {
    const words = escapeMarkdown(line.replace(BULLET, '').trim());
    const isItem = BULLET.test(line);
    const last = blocks.at(-1);
    if (words === '') open = false;
    else if (isItem) blocks.push({ depth: 1, text: words });
    else if (open && last) last.text += `\n${words}`;
    else blocks.push({ depth: 0, text: words });
    open = words !== '';
  }
  return blocks;
}

type Spot = { from: string; field: string };

/** Writes blocks to a field and to highlights. Returns whether everything fit. */
function describe(draft: Draft, target: Target, blocks: readonly RichBlock[], { from, field }: Spot) {
  const first = blocks.findIndex(({ depth }) => depth > 0);
  const listed = first < 0 ? [] : blocks.slice(first);
  const splits = 'highlights' in shapeOf(target.kind) && listed.every(({ depth }) => depth > 0);
  const text = markdownOfBlocks(splits && first >= 0 ? blocks.slice(0, first) : blocks);
  const read = draft.reader.text(text, { from, at: target.at, field });
  Object.assign(target.value, { [field]: read });
  let whole = read === text;
  for (const item of splits ? highlightsOf(listed) : []) {
    const part = draft.part('highlight', target, 'highlights', from);
    part.value.text = draft.reader.text(item, { from, at: part.at, field: 'text' });
    whole &&= part.value.text === item;
  }
  return whole;
}

/** Returns the texts of highlights. Nested items become a list within the item above them. */
function highlightsOf(listed: readonly RichBlock[]): string[] {
  const items: string[] = [];
  for (const { depth, text } of listed) {
    if (depth <= 1 || items.length === 0) items.push(text);
    else items.push(`${items.pop()}\n- ${text.replace(/\n/g, '\n  ')}`);
  }
  return items;
}
