import { TextSelection } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';

/** Refers to a new footnote at the selection, and begins the note in a last paragraph, where the caret is then. */
export function insertFootnote(view: EditorView, name: string) {
  const { schema, selection, tr } = view.state;
  // Without the formats around it: in code it would be no reference.
  tr.insert(selection.to, schema.text(`[^${name}]`));
  const note = schema.node('paragraph', null, schema.text(`[^${name}]: `));
  tr.insert(tr.doc.content.size, note);
  tr.setSelection(TextSelection.atEnd(tr.doc));
  view.focus();
  view.dispatch(tr.scrollIntoView());
}
