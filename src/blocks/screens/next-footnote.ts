import type { Block } from '../model/schema.ts';

const NUMBER = /\[\^(\d{1,4})\]/g;

/** Returns the name of the next footnote of a text of blocks: a number that none of them refers to. */
export function nextFootnote(blocks: readonly Block[]): string {
  const taken = blocks.flatMap((block) =>
    'text' in block ? [...block.text.matchAll(NUMBER)].map(([, number]) => Number(number)) : [],
  );
  return String(Math.max(0, ...taken) + 1);
}
