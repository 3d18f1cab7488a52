import { getMarkAttributes, getMarkRange } from '@tiptap/core';
import type { MarkType } from '@tiptap/pm/model';
import { type EditorState, type Selection, TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** A link, or the text that is to become one. */
export type LinkRange = { from: number; to: number; text: string; href: string | undefined };

/** Returns the link at the caret, or the selection or word that can become one. */
export function linkAtCaret(state: EditorState): LinkRange {
  const { doc, selection, schema } = state;
  const range = getMarkRange(selection.$from, schema.marks.link as MarkType) ?? wordOrSelection(selection);
  const href: unknown = getMarkAttributes(state, 'link').href;
  return {
    ...{ from: range.from, to: range.to },
    text: doc.textBetween(range.from, range.to, ' ', ' '),
    href: typeof href === 'string' ? href : undefined,
  };
}

/** Makes a range a link with this text. */
export function setLink(view: EditorView, { from, to, text }: LinkRange, href: string) {
  const { tr, doc, schema } = view.state;
  const link = schema.mark('link', { href });
  const inner = doc.resolve(from).marksAcross(doc.resolve(to)) ?? [];
  if (text === doc.textBetween(from, to, ' ', ' ')) tr.addMark(from, to, link);
  else tr.replaceWith(from, to, schema.text(text, link.addToSet(inner)));
  tr.setSelection(TextSelection.create(tr.doc, tr.mapping.map(to)));
  view.dispatch(tr.removeStoredMark(link));
  view.focus();
}

export function removeLink(view: EditorView, { from, to }: LinkRange) {
  view.dispatch(view.state.tr.removeMark(from, to, view.state.schema.marks.link));
  view.focus();
}

/** Returns the rectangle of a range in the window. */
export function boxOf(view: EditorView, { from, to }: LinkRange) {
  const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to)];
  const left = Math.min(start.left, end.left);
  return new DOMRect(left, start.top, Math.max(start.left, end.left) - left, end.bottom - start.top);
}

const WORD_BEFORE = /(?<![\p{L}\p{M}\p{N}])[\p{L}\p{M}\p{N}]+$/u;
const WORD_AFTER = /^[\p{L}\p{M}\p{N}]*/u;

/** Returns the selection, or the word around the caret. */
function wordOrSelection({ from, to, empty, $from }: Selection) {
  if (!empty) return { from, to };
  const { parent, parentOffset } = $from;
  const text = parent.textBetween(0, parent.content.size, undefined, '\n');
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, parentOffset - 100), parentOffset))?.[0].length ?? 0;
  const after = WORD_AFTER.exec(text.slice(parentOffset))?.[0].length ?? 0;
  return before > 0 && after > 0 ? { from: from - before, to: to + after } : { from, to };
}
