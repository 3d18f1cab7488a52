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
  return outdatedQuotes(latestTexts(content), letter).map(({ quote, latest }) => ({
    ...{ quote, latest },
    words: diffWords(quote.text, latest),
  }));
}

/** Returns the ids of the letters with quotes that have changed in the CV. */
export function lettersWithChangedQuotes(content: CvContent): ReadonlySet<string> {
  const quoting = content.letters.filter(({ quotes }) => quotes.length > 0);
  if (quoting.length === 0) return new Set();
  const latest = latestTexts(content);
  return new Set(quoting.filter((letter) => outdatedQuotes(latest, letter).length > 0).map(({ id }) => id));
}

/** Returns the texts that letters can quote, by key. */
const latestTexts = (content: CvContent): ReadonlyMap<string, string> =>
  new Map(textsOf(allNodesOf(content)).map(({ key, text }) => [key, text]));

function outdatedQuotes(latestByKey: ReadonlyMap<string, string>, letter: Letter) {
  return letter.quotes.flatMap((quote) => {
    const latest = latestByKey.get(quote.of);
    if (latest === undefined || latest === quote.text || !blockOf(letter, quote)) return [];
    return [{ quote, latest }];
  });
}

/** Returns the operations that write the new text into the letter, or keep the letter's. Neither is offered again. */
export function answerQuote(content: CvContent, letterId: string, changed: ChangedQuote, answer: 'update' | 'keep') {
  const at = ['letters', letterId];
  const { quote, latest } = changed;
  const letter = nodeAt(content, at)?.value as Letter | undefined;
  const block = letter && blockOf(letter, quote);
  const seen: Operation = { do: 'set', at: [...at, 'quotes', quote.id], field: 'text', value: latest };
  if (answer === 'keep' || !letter || !block) return [seen];
  const text = block.isListItem ? latest.replaceAll('\n', ' ') : latest;
  const value = letter.text.slice(0, block.start) + text + letter.text.slice(block.end);
  return [{ do: 'set', at, field: 'text', value } satisfies Operation, seen];
}

type Block = { start: number; end: number; isListItem: boolean };

/** Returns where a letter has a quote: the whole of a list item or paragraph. Within one, it is part of other words. */
function blockOf({ text, quotes }: Letter, quote: Quote): Block | undefined {
  const equal = quotes.filter((one) => one.text === quote.text);
  const blocks = blocksIn(text).filter(({ start, end }) => text.slice(start, end) === quote.text);
  return blocks[equal.findIndex(({ id }) => id === quote.id)];
}

const LIST_MARKER = /^ *(?:[-*+]|\d{1,9}[.)]) +/;

/** Returns the list items and paragraphs of a text, without markers and space around them. */
function blocksIn(text: string): Block[] {
  const blocks: Block[] = [];
  let paragraph: Block | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at + (LIST_MARKER.exec(line)?.[0].length ?? 0);
    const end = at + line.trimEnd().length;
    const isListItem = start > at;
    at += line.length + 1;
    if (end <= start) {
      paragraph = undefined;
    } else if (paragraph && !isListItem) {
      paragraph.end = end;
    } else {
      const block = { start, end, isListItem };
      blocks.push(block);
      paragraph = isListItem ? undefined : block;
    }
  }
  return blocks;
}
