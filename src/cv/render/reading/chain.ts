import type { LetterRange } from './occurrences.ts';
import type { OutlineField } from './outline-fields.ts';

/** A field at one of the positions where its text occurs. */
export type Candidate = { field: OutlineField; rank: number; pieces: LetterRange[]; weight: number };

/**
 * Returns the candidates that keep as much text as possible in order: each begins where the one before it has ended.
 */
export function longestChain(candidates: readonly Candidate[]): Candidate[] {
  const ranks = candidates.reduce((most, { rank }) => Math.max(most, rank), 0) + 1;
  const best = makeRankTree(ranks);
  const links = candidates.map((candidate): ChainLink => ({ candidate, sum: 0, before: null }));
  const byEnd = links.toSorted((one, other) => endOf(one.candidate) - endOf(other.candidate));
  let nextEnd = 0;
  let last: ChainLink | null = null;
  for (const link of links.toSorted((one, other) => startOf(one.candidate) - startOf(other.candidate))) {
    for (
      let endedLink = byEnd[nextEnd];
      endedLink && endOf(endedLink.candidate) <= startOf(link.candidate);
      endedLink = byEnd[nextEnd]
    ) {
      best.add(endedLink);
      nextEnd += 1;
    }
    const { rank, weight } = link.candidate;
    const sameRank = best.upTo(rank);
    link.before = isInChain(sameRank, link.candidate) ? best.upTo(rank - 1) : sameRank;
    link.sum = (isCounted(link.before, link.candidate) ? 0 : weight) + (link.before?.sum ?? 0);
    if (!last || link.sum > last.sum) last = link;
  }
  return chainOf(last);
}

type ChainLink = { candidate: Candidate; sum: number; before: ChainLink | null };
const startOf = ({ pieces }: Candidate) => pieces[0]?.from ?? 0;
const endOf = ({ pieces }: Candidate) => pieces.at(-1)?.to ?? 0;

/** Returns whether a field is already among the links of the same rank at the end of a chain. */
function isInChain(chain: ChainLink | null, { field, rank }: Candidate): boolean {
  for (let link = chain; link?.candidate.rank === rank; link = link.before) {
    if (link.candidate.field === field) return true;
  }
  return false;
}

/** The number of links that are searched for a field. Details may follow their heading, but not much later. */
const MAX_LOOKBACK = 64;

/** Returns whether a field with several ranks already counts for a chain, where its text occurs twice. */
function isCounted(chain: ChainLink | null, { field }: Candidate): boolean {
  if (field.ranks.length < 2) return false;
  let link = chain;
  for (let count = 0; link && count < MAX_LOOKBACK; count += 1) {
    if (link.candidate.field === field) return true;
    link = link.before;
  }
  return false;
}

/** Returns the candidates of a chain in order, each field once. */
function chainOf(last: ChainLink | null): Candidate[] {
  const chain = new Map<OutlineField, Candidate>();
  for (let link = last; link; link = link.before) chain.set(link.candidate.field, link.candidate);
  return [...chain.values()].reverse();
}

/** Creates a Fenwick tree that finds the heaviest link up to a rank. */
function makeRankTree(ranks: number) {
  const heaviest: (ChainLink | null)[] = Array.from({ length: ranks + 1 }, () => null);
  return {
    add(link: ChainLink) {
      for (let node = link.candidate.rank + 1; node <= ranks; node += node & -node) {
        if (link.sum > (heaviest[node]?.sum ?? 0)) heaviest[node] = link;
      }
    },
    upTo(rank: number) {
      let found: ChainLink | null = null;
      for (let node = rank + 1; node > 0; node -= node & -node) {
        const link = heaviest[node] ?? null;
        if (link && link.sum > (found?.sum ?? 0)) found = link;
      }
      return found;
    },
  };
}
