import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { type DiffSegment, diffWords } from '#platform/pure/word-diff.ts';
import { type CvContent, emptyNode } from '../content.ts';
import { newId } from '../new-id.ts';
import type { Operation } from '../operations.ts';
import type { Letter } from '../shapes.ts';
import { allNodesOf, type NodePath, nodeAt, shapeOf, type TreeNode } from '../tree.ts';
import { visibleNodes } from '../visible-nodes.ts';

/** Texts of a CV's entries that a letter takes over. A change in the CV is offered to the letter and never written unasked. */

type Quote = Letter['quotes'][number];

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

const textsOf = (nodes: readonly TreeNode[]): QuotableText[] =>
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

/** A quoted text that has changed in the CV, while the letter still has it as it was. */
export type ChangedQuote = { quote: Quote; latest: string; words: DiffSegment[] };

/** Returns the changed quotes of a letter. Texts that the member has edited in the letter are their own. */
export function changedQuotes(content: CvContent, letter: Letter): ChangedQuote[] {
  if (letter.quotes.length === 0) return [];
  const latestByKey = new Map(textsOf(allNodesOf(content)).map(({ key, text }) => [key, text]));
  return letter.quotes.flatMap((quote) => {
    const latest = latestByKey.get(quote.of);
    if (latest === undefined || latest === quote.text || !letter.text.includes(quote.text)) return [];
    return [{ quote, latest, words: wordsOf(quote.text, latest) }];
  });
}

/** Returns the diff of two texts as they are read, or with their formats if nothing else has changed. */
function wordsOf(before: string, after: string): DiffSegment[] {
  const [from, to] = [plainText(before), plainText(after)];
  return from === to ? diffWords(before, after) : diffWords(from, to);
}

/** Returns the operations that write the new text into the letter, or keep the letter's. Neither is offered again. */
export function answerQuote(content: CvContent, letterId: string, changed: ChangedQuote, answer: 'update' | 'keep') {
  const at = ['letters', letterId];
  const { quote, latest } = changed;
  const text = String(nodeAt(content, at)?.value.text ?? '');
  const seen: Operation = { do: 'set', at: [...at, 'quotes', quote.id], field: 'text', value: latest };
  if (answer === 'keep') return [seen];
  const value = text.replace(quote.text, () => latest);
  return [{ do: 'set', at, field: 'text', value } satisfies Operation, seen];
}
