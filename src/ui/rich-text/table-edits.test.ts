import { type Command, EditorState, TextSelection } from '@tiptap/pm/state';
import { describe, expect, it } from 'vitest';
import { readDocument } from './document-text.ts';
import { markdownOf } from './document-tree.ts';
import { addTypedTable, clearRow, enterCell, evenRows, isCaretAtEdge, moveToCell } from './table-edits.ts';

const CARET = '^';
const TABLE = '| a | b |\n| --- | --: |\n| c | d |';

/** Returns the editor's state for a Markdown text, in which `^` is the caret. */
function stateOf(text: string): EditorState {
  const state = EditorState.create({ doc: readDocument(text, true) });
  let caret = -1;
  state.doc.descendants((node, position) => {
    if (node.isText && node.text?.includes(CARET)) caret = position + node.text.indexOf(CARET);
  });
  const { tr } = state;
  tr.delete(caret, caret + 1);
  return state.apply(tr.setSelection(TextSelection.create(tr.doc, caret)));
}

/** Returns the Markdown after a command, with a caret; undefined if the command does not apply. */
function run(text: string, command: Command): string | undefined {
  const state = stateOf(text);
  let next: EditorState | undefined;
  if (!command(state, (transaction) => (next = state.apply(transaction))) || !next) return undefined;
  return markdownOf(next.apply(next.tr.insertText(CARET)).doc, true);
}

describe('keys in a table', () => {
  it('move to the next and the previous cell, and out of it at its ends', () => {
    expect(run('| a^ | b |\n| --- | --- |\n| c | d |', moveToCell(1))).toBe('| a | b^ |\n| --- | --- |\n| c | d |');
    expect(run('| a | b^ |\n| --- | --- |\n| c | d |', moveToCell(1))).toBe('| a | b |\n| --- | --- |\n| c^ | d |');
    expect(run('| a | b |\n| --- | --- |\n| ^c | d |', moveToCell(-1))).toBe('| a | b^ |\n| --- | --- |\n| c | d |');
    expect(run('| a | b |\n| --- | --- |\n| c | d^ |', moveToCell(1))).toBeUndefined();
    expect(run('| ^a | b |\n| --- | --- |', moveToCell(-1))).toBeUndefined();
    expect(run('a^', moveToCell(1))).toBeUndefined();
  });

  it('move to the cell below, add a row with the same alignments, and leave an empty row', () => {
    expect(run('| a | b^ |\n| --- | --- |\n| c | d |', enterCell)).toBe('| a | b |\n| --- | --- |\n| c | d^ |');
    expect(run(`x\n\n${TABLE.replace('d', 'd^')}\n\ny`, enterCell)).toBe(`x\n\n${TABLE}\n|  | ^ |\n\ny`);
    expect(run(`${TABLE}\n|  | ^ |\n\ny`, enterCell)).toBe(`${TABLE}\n\n^\n\ny`);
    expect(run('a^', enterCell)).toBeUndefined();
  });

  it('leave a table that has as many rows as it may have', () => {
    const full = `| a |\n| --- |${'\n| b |'.repeat(200)}`;
    expect(run(`${full.slice(0, -5)}| b^ |`, enterCell)).toBe(`${full}\n\n^`);
  });

  it('remove an empty row, and an empty table', () => {
    expect(run(`${TABLE}\n| ^ |  |`, clearRow)).toBe(TABLE.replace('d', 'd^'));
    expect(run('x\n\n| ^ |  |\n| --- | --- |\n|  |  |', clearRow)).toBe('x\n\n^');
    expect(run('| ^ |  |\n| --- | --- |\n| c |  |', clearRow)).toBeUndefined();
    expect(run('| a |\n| --- |\n| ^c |', clearRow)).toBeUndefined();
  });

  it('never join two cells', () => {
    expect(isCaretAtEdge(stateOf('| a | ^b |\n| - | - |'), 'start')).toBe(true);
    expect(isCaretAtEdge(stateOf('| a | b^ |\n| - | - |'), 'start')).toBe(false);
    expect(isCaretAtEdge(stateOf('| a^ | b |\n| - | - |'), 'end')).toBe(true);
    expect(isCaretAtEdge(stateOf('^a'), 'start')).toBe(false);
  });
});

it('a typed line of names between pipes becomes a table', () => {
  expect(run('x\n\n\\| Card \\| Holes \\|^', addTypedTable)).toBe('x\n\n| Card | Holes |\n| --- | --- |\n| ^ |  |');
  expect(run('\\| Card \\| Holes^', addTypedTable)).toBeUndefined();
  expect(run('- | Card |^', addTypedTable)).toBeUndefined();
  expect(run(`${'|a'.repeat(21)}|^`, addTypedTable)).toBeUndefined();
});

it('rows that lack cells get them', () => {
  const state = EditorState.create({ doc: readDocument('| a | b |\n| - | - |\n| c | d |', true) });
  const [from, to] = [2, 5];
  const ragged = state.apply(state.tr.delete(from, to));
  expect(ragged.doc.firstChild?.firstChild?.childCount).toBe(1);
  const even = evenRows(ragged);
  expect(even && markdownOf(even.doc, true)).toBe('| b |  |\n| --- | --- |\n| c | d |');
  expect(evenRows(state)).toBeNull();
});
