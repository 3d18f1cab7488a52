import { Extension } from '@tiptap/core';
import { type Command, Plugin } from '@tiptap/pm/state';
import { addTypedTable, clearRow, enterCell, evenRows, isCaretAtEdge, moveToCell } from './table-edits.ts';

/** The keys in tables. Tab leaves a table at its end, and Enter in its last row if that is empty. */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  addKeyboardShortcuts() {
    const run = (command: Command) => () => command(this.editor.state, this.editor.view.dispatch);
    return {
      Tab: run(moveToCell(1)),
      'Shift-Tab': run(moveToCell(-1)),
      Enter: () => run(enterCell)() || run(addTypedTable)(),
      // The browser would join two cells.
      Backspace: () => run(clearRow)() || isCaretAtEdge(this.editor.state, 'start'),
      Delete: () => isCaretAtEdge(this.editor.state, 'end'),
    };
  },
  addProseMirrorPlugins: () => [
    new Plugin({
      appendTransaction: (transactions, _, state) =>
        transactions.some(({ docChanged }) => docChanged) ? evenRows(state) : null,
    }),
  ],
});
