import { type InlineContext, MAX_MARKS, type ParseBudget, parseCost, parseInline, textOfNodes } from '../inline.ts';
import type { MarkdownInline } from '../tree.ts';
import { type Marks, splitSpaces } from './choose-marks.ts';
import { consumedCharacters, likelyMarks, possibleMarks } from './escapes.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { expressible } from './shrink-emphasis.ts';
import { tidyInline, withoutKinds } from './tidy-inline.ts';

/** Escapes a line of source that would begin a block, by its text and its place in the paragraph. */
export type EscapeLine = (line: string, index: number) => string;

/** The rest of the parser's budget for a text, and of the effort to find the plainest source, both in marks. */
export type WriteBudget = ParseBudget & { effort: number };
export type WriteInlineContext = InlineContext & { budget: WriteBudget };

/** The number of attempts with few escapes, before all characters that could be marks are escaped. */
const MAX_ATTEMPTS = 8;

/**
 * Returns the source of a paragraph. Each candidate is parsed, from the plainest to the fully escaped, until one reads as
 * meant. A paragraph with more marks than the parser accepts loses italic and bold, then links
 * and code.
 */
export function writeInline(tidied: MarkdownInline[], escapeLine: EscapeLine, context: WriteInlineContext): string {
  const plain = withoutKinds(tidied, ['bold', 'italic', 'link', 'code']);
  const forms = [
    () => tidied,
    () => tidyInline(withoutKinds(tidied, ['bold', 'italic'])),
    () => tidyInline(plain),
    () => tidyInline(plain.filter(({ type }, index) => type !== 'break' || plain[index - 1]?.type === 'text')),
  ];
  let previous = '';
  for (const makeForm of forms) {
    const form = makeForm();
    const key = JSON.stringify(form);
    const source = key === previous ? undefined : writeForm(form, escapeLine, context);
    if (source !== undefined) return source;
    previous = key;
  }
  // Visible backslashes are better than lost characters.
  const pieces = piecesOf(plain);
  return escapeLines(sourceOf(pieces, new Map(), possibleMarks(pieces, context.code)), escapeLine);
}

function writeForm(form: MarkdownInline[], escapeLine: EscapeLine, context: WriteInlineContext): string | undefined {
  const { code, budget } = context;
  if (countOfMarks(form) > MAX_MARKS) return undefined;
  const { nodes, pieces, marks } = expressible(form);
  const expected = JSON.stringify(nodes);
  const text = textOfNodes(nodes);
  const write = (escapes: ReadonlySet<number>) => escapeLines(sourceOf(pieces, marks, escapes), escapeLine);
  /** Returns undefined if the parser reads the source as meant, and takes its cost from the budget; else its text. */
  const misread = (source: string) => {
    const left = { count: budget.count };
    const parsed = parseInline(source, { code, budget: left });
    budget.effort -= budget.count - left.count;
    if (JSON.stringify(parsed) !== expected) return textOfNodes(parsed);
    budget.count = left.count;
    return undefined;
  };

  const escapes = new Set<number>();
  // Escapes would only add marks.
  if (nodes.some(isMarked) && parseCost(write(escapes), code) > budget.count) return undefined;
  for (let attempt = 0; attempt < MAX_ATTEMPTS && budget.effort > 0; attempt += 1) {
    const source = write(escapes);
    const shown = misread(source);
    if (shown === undefined) return source;
    const before = escapes.size;
    if (attempt === 0) for (const index of likelyMarks(pieces, marks)) escapes.add(index);
    for (const index of consumedCharacters(text, shown, escapes)) escapes.add(index);
    if (escapes.size === before) break;
  }
  const escaped = write(possibleMarks(pieces, code));
  if (misread(escaped) === undefined) return escaped;
  // A paragraph with too many marks is shown as typed, so that not even list markers can be escaped.
  const typed = sourceOf(pieces, marks, new Set());
  return parseCost(typed, code) > budget.count && misread(typed) === undefined ? typed : undefined;
}

const isMarked = (node: MarkdownInline) => 'children' in node || node.type === 'code';

/** Returns a number of marks that nodes have at least. */
const countOfMarks = (nodes: readonly MarkdownInline[]): number =>
  nodes.reduce((sum, node) => {
    if (node.type === 'code') return sum + 2;
    return 'children' in node ? sum + 1 + countOfMarks(node.children) : sum;
  }, 0);

const escapeLines = (source: string, escapeLine: EscapeLine) => source.split('\n').map(escapeLine).join('\n');

function sourceOf(pieces: readonly Piece[], marks: Marks, escapes: ReadonlySet<number>): string {
  let source = '';
  let index = 0;
  for (const piece of pieces) {
    if (piece.type === 'text') {
      const text = escapes.size > 0 ? escapeCharacters(piece.text, index, escapes) : piece.text;
      const repeated = marks.get(piece) ?? '';
      const [before, core, after] = splitSpaces(text);
      source += before + repeated + core + repeated + after;
      index += piece.text.length;
    } else if (piece.type === 'fixed') {
      source += piece.source;
      index += piece.shown;
    } else source += marks.get(piece.node) ?? '';
  }
  return source;
}

const escapeCharacters = (text: string, start: number, escapes: ReadonlySet<number>) =>
  Array.from({ length: text.length }, (_, at) => (escapes.has(start + at) ? '\\' : '') + text.charAt(at)).join('');
