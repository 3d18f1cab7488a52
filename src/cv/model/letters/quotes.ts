import { type CvContent, emptyNode } from '../content.ts';
import { newId } from '../new-id.ts';
import type { Operation } from '../operations.ts';
import type { Letter } from '../shapes.ts';
import { type NodePath, shapeOf, type TreeNode } from '../tree.ts';
import { visibleNodes } from '../visible-nodes.ts';

/** Texts of a CV's entries that a letter takes over. A change in the CV is offered to the letter and never written unasked. */

/** A text of an entry that can be quoted. */
export type QuotableText = {
  /** Identifies the text within the CV. */
  key: string;
  text: string;
  /** The path of its entry. */
  entry: NodePath;
};

/** The depth of entries: a section, its list and their ids. */
const ENTRY_DEPTH = 4;

/** Returns the descriptions and bullets of the entries that readers see, in order. */
export const quotableTexts = (content: CvContent): QuotableText[] => textsOf(visibleNodes(content).filled);

/** Returns the descriptions and bullets of entries among some nodes. */
export const textsOf = (nodes: readonly TreeNode[]): QuotableText[] =>
  nodes
    .filter(({ path }) => path[0] === 'sections' && path.length >= ENTRY_DEPTH)
    .flatMap(({ kind, path, value }) =>
      Object.entries(shapeOf(kind)).flatMap(([field, type]) => {
        const text = value[field];
        return type === 'text' && typeof text === 'string' && text.trim() !== ''
          ? [{ key: `${value.id}/${field}`, text: text.trim(), entry: path.slice(0, ENTRY_DEPTH) }]
          : [];
      }),
    );

/** Returns the operations that append texts to a letter: one as a paragraph, several as a list. */
export function quoteOperations(letter: Letter, chosen: readonly QuotableText[]): Operation[] {
  const at = ['letters', letter.id];
  const isList = chosen.length > 1 && chosen.every(({ text }) => !text.includes('\n'));
  const quoted = isList
    ? chosen.map(({ text }) => `- ${text}`).join('\n')
    : chosen.map(({ text }) => text).join('\n\n');
  const quotes = chosen.map(({ key, text }) => ({ ...emptyNode('quote', newId()), of: key, text }));
  const previous = [letter.quotes.at(-1), ...quotes];
  return [
    { do: 'set', at, field: 'text', value: [letter.text.trimEnd(), quoted].filter(Boolean).join('\n\n') },
    ...quotes.map(
      (item, index): Operation => ({
        ...{ do: 'insert', into: at, list: 'quotes', item },
        after: previous[index]?.id ?? null,
      }),
    ),
  ];
}
