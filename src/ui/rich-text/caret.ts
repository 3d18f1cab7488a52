import type { Node } from '@tiptap/pm/model';
import { type EditorState, Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { displayedLength } from './document-text.ts';

/** The position of a caret: at one end, or after a number of characters as they are displayed. */
export type CaretPosition = 'start' | 'end' | number;

/** Selects from one caret position to another, and focuses the text. */
export function select(view: EditorView, from: CaretPosition, to: CaretPosition) {
  const { doc, tr } = view.state;
  const [anchor, head] = [doc.resolve(positionOf(doc, from)), doc.resolve(positionOf(doc, to))];
  view.dispatch(tr.setSelection(TextSelection.between(anchor, head)));
  view.focus();
}

/** Returns the start and the end of the selection as numbers of displayed characters before them. */
export const selectedRange = ({ doc, selection }: EditorState) => ({
  start: displayedLength(doc, selection.from),
  end: displayedLength(doc, selection.to),
});

/** Tests whether the caret is at one end of the text, with nothing selected. */
export const isCaretAt = ({ doc, selection }: EditorState, end: 'start' | 'end') =>
  selection.empty && selection.head === positionOf(doc, end);

/** Tests whether the caret is in the first line, or in the last. */
export function isInEdgeLine(view: EditorView, direction: 'up' | 'down') {
  const { doc, selection } = view.state;
  const edge = direction === 'up' ? Selection.atStart(doc) : Selection.atEnd(doc);
  return selection.$head.sameParent(edge.$head) && view.endOfTextblock(direction);
}

/**
 * Adopts the browser's selection before a key is handled. Of a quick sequence of keys, such as Home and Backspace, the
 * second arrives before the browser reports the selection after the first.
 */
export function adoptSelection(view: EditorView) {
  const { state, dom } = view;
  const { anchorNode, anchorOffset, focusNode, focusOffset } = document.getSelection() ?? {};
  if (!anchorNode || !focusNode || !dom.contains(anchorNode) || !dom.contains(focusNode)) return;
  const [anchor, head] = [view.posAtDOM(anchorNode, anchorOffset ?? 0), view.posAtDOM(focusNode, focusOffset ?? 0)];
  if (anchor === state.selection.anchor && head === state.selection.head) return;
  view.dispatch(state.tr.setSelection(TextSelection.between(state.doc.resolve(anchor), state.doc.resolve(head))));
}

/**
 * Lets a key move the caret to the start. Within 200 ms after the focus arrives, ProseMirror would take this for the
 * browser's own doing and move the caret back.
 */
export function allowCaretAtStart({ input }: EditorView & { input?: { lastFocus: number } }) {
  if (input) input.lastFocus = 0;
}

function positionOf(document: Node, caret: CaretPosition) {
  let [from, to] = [Selection.atStart(document).head, Selection.atEnd(document).head];
  if (caret === 'start') return from;
  if (caret === 'end') return to;
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (displayedLength(document, middle) < caret) from = middle + 1;
    else to = middle;
  }
  return from;
}
