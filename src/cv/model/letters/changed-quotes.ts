import { type DiffSegment, diffWords } from '#platform/pure/word-diff.ts';
import type { CvContent } from '../content.ts';
import type { Operation } from '../operations.ts';
import type { Letter } from '../shapes.ts';
import { allNodesOf, nodeAt } from '../tree.ts';
import { textsOf } from './quotes.ts';

type Quote = Letter['quotes'][number];

/** A quoted text that has changed in the CV, while the letter still has it as it was. */
export type ChangedQuote = { quote: Quote; latest: string; words: DiffSegment[] };

/** Returns the changed quotes of a letter. Texts that the member has edited in the letter are their own. */
export function changedQuotes(content: CvContent, letter: Letter): ChangedQuote[] {
  if (letter.quotes.length === 0) return [];
  const latestByKey = new Map(textsOf(allNodesOf(content)).map(({ key, text }) => [key, text]));
  return letter.quotes.flatMap((quote) => {
    const latest = latestByKey.get(quote.of);
    if (latest === undefined || latest === quote.text || !letter.text.includes(quote.text)) return [];
    return [{ quote, latest, words: diffWords(quote.text, latest) }];
  });
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
