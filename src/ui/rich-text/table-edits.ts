import { Fragment, type Node } from '@tiptap/pm/model';
import { type Command, type EditorState, TextSelection, type Transaction } from '@tiptap/pm/state';
import { MAX_COLUMNS, MAX_ROWS, splitRow } from '#platform/pure/markdown/table-syntax.ts';

/** Where the caret is in a table: the position of the table, and the numbers of the row and the column. */
type CellPlace = { table: Node; position: number; row: number; column: number };

const TABLE_DEPTH = 1;
const CELL_DEPTH = 3;

function placeOf({ selection: { $from, $to } }: EditorState): CellPlace | undefined {
  if ($from.depth !== CELL_DEPTH || !$from.sameParent($to)) return undefined;
  const table = $from.node(TABLE_DEPTH);
  if (table.type.name !== 'table') return undefined;
  const position = $from.before(TABLE_DEPTH);
  return { table, position, row: $from.index(TABLE_DEPTH), column: $from.index(TABLE_DEPTH + 1) };
}

/** Tests whether the selection is inside a cell. */
export const isInCell = (state: EditorState) => placeOf(state) !== undefined;

/** Returns the texts of a document with their formats in one line, as a cell requires. */
export function textsInLine(document: Node): Fragment {
  const texts: Node[] = [];
  document.descendants((node) => {
    if (node.isTextblock && texts.length > 0) texts.push(node.type.schema.text(' '));
    if (node.isText) texts.push(node.type.schema.text(node.text?.replaceAll('\n', ' ') ?? '', node.marks));
    else if (node.isInline) texts.push(node.type.schema.text(' '));
  });
  return Fragment.from(texts);
}

const sizeBefore = (parent: Node, index: number) =>
  parent.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);

/** Returns the position at the end of a cell's text; undefined if the table has no such cell. */
function endOfCell({ table, position }: CellPlace, row: number, column: number): number | undefined {
  const cells = table.maybeChild(row);
  const cell = cells?.maybeChild(column);
  if (!cells || !cell) return undefined;
  return position + 1 + sizeBefore(table, row) + 1 + sizeBefore(cells, column) + 1 + cell.content.size;
}

const withCaret = (transaction: Transaction, position: number) =>
  transaction.setSelection(TextSelection.create(transaction.doc, position)).scrollIntoView();

/** Moves the caret to the next or the previous cell in reading order. */
export const moveToCell =
  (step: 1 | -1): Command =>
  (state, dispatch) => {
    const place = placeOf(state);
    if (!place) return false;
    const { table, row, column } = place;
    const columns = table.child(row).childCount;
    const index = row * columns + column + step;
    const end = index < 0 ? undefined : endOfCell(place, Math.floor(index / columns), index % columns);
    if (end === undefined) return false;
    dispatch?.(withCaret(state.tr, end));
    return true;
  };

/** Moves the caret to the cell below. In the last row, adds a row, or leaves the table if that row is empty. */
export const enterCell: Command = (state, dispatch) => {
  const place = placeOf(state);
  if (!place) return false;
  const { table, position, row, column } = place;
  const below = endOfCell(place, row + 1, column);
  const { tr } = state;
  const end = position + table.nodeSize;
  if (below !== undefined) dispatch?.(withCaret(tr, below));
  else if (row > 0 && table.child(row).textContent === '') {
    const start = end - 1 - table.child(row).nodeSize;
    dispatch?.(leaveTable(tr.delete(start, end - 1), start + 1, state));
  } else if (table.childCount > MAX_ROWS) dispatch?.(leaveTable(tr, end, state));
  else {
    const cells = table.child(row).children.map(({ attrs }) => state.schema.node('tableCell', attrs));
    tr.insert(end - 1, state.schema.node('tableRow', null, cells));
    // Each cell before it is empty.
    dispatch?.(withCaret(tr, end + 2 * column + 1));
  }
  return true;
};

const leaveTable = (transaction: Transaction, end: number, { schema }: EditorState) =>
  withCaret(transaction.insert(end, schema.node('paragraph')), end + 1);

/** Removes an empty row, or an empty table, at a caret in its first cell. */
export const clearRow: Command = (state, dispatch) => {
  const place = placeOf(state);
  if (!place || place.column > 0 || place.table.child(place.row).textContent !== '') return false;
  const { table, position, row } = place;
  const { tr, schema } = state;
  const end = position + table.nodeSize;
  if (table.textContent === '')
    dispatch?.(withCaret(tr.replaceWith(position, end, schema.node('paragraph')), position + 1));
  else if (row > 0) {
    const start = position + 1 + sizeBefore(table, row);
    const caret = endOfCell(place, row - 1, table.child(row - 1).childCount - 1) ?? start;
    dispatch?.(withCaret(tr.delete(start, start + table.child(row).nodeSize), caret));
  } else return false;
  return true;
};

/** Tests whether the caret is at the start or at the end of a cell. */
export function isCaretAtEdge(state: EditorState, edge: 'start' | 'end'): boolean {
  const { $from, empty } = state.selection;
  if (!empty || !placeOf(state)) return false;
  return $from.parentOffset === (edge === 'start' ? 0 : $from.parent.content.size);
}

/** Makes a table of the typed line `| a | b |`. */
export const addTypedTable: Command = (state, dispatch) => {
  const { $from, empty } = state.selection;
  const line = $from.parent;
  const isTyped = empty && $from.depth === 1 && line.type.name === 'paragraph' && line.childCount === 1;
  if (!isTyped || !/^\|.*[^\\]\|$/.test(line.textContent)) return false;
  const names = splitRow(line.textContent) ?? [];
  if (names.length > MAX_COLUMNS) return false;
  const { schema, tr } = state;
  const header = names.map((name) => schema.node('headerCell', null, name === '' ? [] : [schema.text(name)]));
  const row = schema.node(
    'tableRow',
    null,
    names.map(() => schema.node('tableCell')),
  );
  const head = schema.node('tableHead', null, header);
  tr.replaceWith($from.before(), $from.after(), schema.node('table', null, [head, row]));
  dispatch?.(withCaret(tr, $from.before() + 1 + head.nodeSize + 2));
  return true;
};

/** Adds the cells that rows lack, for example after a part of a row was deleted. */
export function evenRows({ doc, schema, tr }: EditorState): Transaction | null {
  doc.forEach((table, position) => {
    if (table.type.name !== 'table') return;
    const columns = Math.max(...table.children.map(({ childCount }) => childCount));
    table.forEach((row, offset) => {
      const missing = columns - row.childCount;
      if (missing === 0) return;
      const type = row.type.name === 'tableHead' ? 'headerCell' : 'tableCell';
      const cells = Array.from({ length: missing }, () => schema.node(type));
      tr.insert(tr.mapping.map(position + 1 + offset + row.nodeSize - 1), cells);
    });
  });
  return tr.docChanged ? tr : null;
}
