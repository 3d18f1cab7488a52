import { EditorState, TextSelection } from '@tiptap/pm/state';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '#testing/runs.ts';
import { readDocument } from './document-text.ts';
import { replaceDocument } from './replace-document.ts';

const PIECES = [
  ...['a', 'b c', '**', '`x`', '\n', '\n\n', '\n- ', '\n  - ', '\n1. ', '\n> ', '\n# ', '\n```\n'],
  ...['\n| a | b |\n| - | - |\n', '| c | d |\n', '| e |\n'],
];
const TABLE = '| a | b |\n| - | - |\n';
const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 16 }).map((parts) => parts.join(''));
const stateOf = (text: string) => EditorState.create({ doc: readDocument(text, true) });

it('a document becomes any other', () => {
  fc.assert(
    fc.property(anyText, anyText, (one, other) => {
      const next = readDocument(other, true);
      expect(replaceDocument(stateOf(one).tr, next).doc.eq(next)).toBe(true);
    }),
    { numRuns: runs(1000), examples: [[TABLE, `${TABLE}| c | d |`]] },
  );
});

it('the selection stays in the part that does not differ', () => {
  const state = stateOf(`one\n\n${TABLE}| c | d |\n\ntwo`);
  const { tr } = state;
  const caret = tr.doc.content.size - 2;
  tr.setSelection(TextSelection.create(tr.doc, caret));
  replaceDocument(tr, readDocument(`one\n\n${TABLE}| c | d |\n| e | f |\n\ntwo`, true));
  expect(tr.selection.$head.parent.textContent).toBe('two');
  expect(tr.selection.$head.parentOffset).toBe(2);
});
