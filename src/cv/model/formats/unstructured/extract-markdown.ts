import { parseInline } from '#platform/pure/markdown/inline.ts';
import { markBudgetFor } from '#platform/pure/markdown/parse.ts';
import type { MarkdownInline } from '#platform/pure/markdown/tree.ts';
import type { SourceDocument, SourceLine, SourceRun } from './source-document.ts';

const HEADING = /^ {0,3}(#{1,6})\s+(.*)$/;
const ITEM = /^(\s*)(?:[-*+•]|\d{1,3}[.)])\s+(?=\S)/;
const RULE = /^ {0,3}(?:(?:-\s?){3,200}|(?:\*\s?){3,200}|(?:_\s?){3,200})$/;
const UNDERLINE = /^ {0,3}(={2,200}|-{2,200})\s*$/;
const TABLE_ROW = /^\s*\|(.*)\|\s*$/;
const TABLE_RULE = /^[\s|:-]+$/;
const WIDE_GAP = /\t+| {3,}|&emsp;|(?:&nbsp;){2,}/;
const MAX_LINE = 20_000;

/** Returns a Markdown text as lines: headings with their levels, list items, bold, links, and the cells of tables. */
export function extractMarkdown(text: string): SourceDocument {
  const lines: SourceLine[] = [];
  const budget = { count: markBudgetFor(text) };
  const indents: number[] = [];
  let gapAbove = 0;
  const toRuns = (source: string) => runsOf(parseInline(unescapeBreaks(source), { code: true, budget }));
  let top = 0;
  let indentOfLine = 0;
  const add = (segments: readonly string[], more: Partial<SourceLine> = {}) => {
    const filled = segments.map((segment) => toRuns(segment.trim())).filter((runs) => runs.length > 0);
    if (filled.length === 0) return;
    lines.push({
      ...{ segments: filled, page: 0, column: 0, ruleBelow: false },
      gapAbove: lines.length === 0 ? 0 : gapAbove,
      box: boxOf(segments.join(' '), indentOfLine, top),
      ...more,
    });
    gapAbove = 0;
  };
  for (const raw of text.replace(/^\ufeff/, '').split(/\r\n|[\n\r]/)) {
    const line = raw.slice(0, MAX_LINE);
    top += 1;
    indentOfLine = line.length - line.trimStart().length;
    const last = lines.at(-1);
    const [, marks, words] = HEADING.exec(line) ?? [];
    const [marker, indent = ''] = ITEM.exec(line) ?? [];
    const cells = TABLE_ROW.exec(line)?.[1];
    if (line.trim() === '') gapAbove += 1;
    else if (marks && words !== undefined) add([withoutClosingMarks(words)], { heading: marks.length });
    else if (UNDERLINE.test(line) && last && gapAbove === 0 && last.heading === undefined && last.bullet === undefined)
      last.heading = line.includes('=') ? 1 : 2;
    else if (RULE.test(line)) {
      if (last) last.ruleBelow = true;
    } else if (marker !== undefined) add([line.slice(marker.length)], { bullet: depthOf(indents, indent.length) });
    else if (cells !== undefined) {
      if (!TABLE_RULE.test(cells)) add(cells.split('|'));
    } else if (last?.bullet !== undefined && gapAbove === 0 && /^\s{2}/.test(line))
      last.segments.at(-1)?.push({ text: ' ', size: 0, bold: false, italic: false }, ...toRuns(line.trim()));
    else {
      if (!/^\s/.test(line)) indents.length = 0;
      add(line.replace(/^\s{0,20}>\s?/, '').split(WIDE_GAP));
    }
    for (let at = MAX_LINE; at < raw.length; at += MAX_LINE) add([raw.slice(at, at + MAX_LINE)]);
  }
  return { format: 'markdown', lines, pages: [{ width: 0, height: 0 }] };
}

/** The size of a character, by which wrapped lines are told from short ones. */
const CHARACTER = { width: 6, height: 12 } as const;

const boxOf = (text: string, indent: number, line: number) => ({
  left: indent * CHARACTER.width,
  top: line * CHARACTER.height,
  width: text.length * CHARACTER.width,
  height: CHARACTER.height,
});

const withoutClosingMarks = (heading: string) => heading.trimEnd().replace(/(?<=\s)#{1,200}$/, '');

/** Removes the marks of hard line breaks at the end of a line. */
const unescapeBreaks = (line: string) => line.replace(/\\$/, '').replace(/<br\s?\/?>/gi, ' ');

function depthOf(indents: number[], indent: number): number {
  while (indents.length > 0 && (indents.at(-1) ?? 0) > indent) indents.pop();
  if (indents.at(-1) !== indent) indents.push(indent);
  return indents.length - 1;
}

/** Returns the runs of inline Markdown. */
function runsOf(nodes: readonly MarkdownInline[], style: Omit<SourceRun, 'text'> = PLAIN): SourceRun[] {
  return nodes
    .flatMap((node): SourceRun[] => {
      if (node.type === 'break') return [{ ...style, text: ' ' }];
      if ('text' in node) return [{ ...style, text: node.text.replace(/\t/g, ' ') }];
      if (node.type === 'link') return runsOf(node.children, { ...style, link: node.href });
      return runsOf(node.children, { ...style, [node.type]: true });
    })
    .filter(({ text }) => text !== '');
}

const PLAIN = { size: 0, bold: false, italic: false } as const;
