import type { Field } from './fields-of-outline.ts';
import type { Piece } from './occurrences.ts';

/** A field at one of the positions where its text occurs. */
export type Candidate = { field: Field; rank: number; pieces: Piece[]; weight: number };

/**
 * Returns the candidates that keep as much text as possible in order: each begins where the one before it has ended.
 */
export function longestChain(candidates: readonly Candidate[]): Candidate[] {
  const ranks = candidates.reduce((most, { rank }) => Math.max(most, rank), 0) + 1;
  const best = bestByRank(ranks);
  const links = candidates.map((candidate): Link => ({ candidate, sum: 0, before: null }));
  const byEnd = links.toSorted((one, other) => endOf(one.candidate) - endOf(other.candidate));
  let ended = 0;
  let last: Link | null = null;
  for (const link of links.toSorted((one, other) => startOf(one.candidate) - startOf(other.candidate))) {
    for (let done = byEnd[ended]; done && endOf(done.candidate) <= startOf(link.candidate); done = byEnd[ended]) {
      best.add(done);
      ended += 1;
    }
    const { rank, weight } = link.candidate;
    const alike = best.upTo(rank);
    link.before = standsIn(alike, link.candidate) ? best.upTo(rank - 1) : alike;
    link.sum = weight + (link.before?.sum ?? 0);
    if (!last || link.sum > last.sum) last = link;
  }
  return chainOf(last);
}

type Link = { candidate: Candidate; sum: number; before: Link | null };
const startOf = ({ pieces }: Candidate) => pieces[0]?.from ?? 0;
const endOf = ({ pieces }: Candidate) => pieces.at(-1)?.to ?? 0;

/** Returns whether a field is already among the links of the same rank at the end of a chain. */
function standsIn(chain: Link | null, { field, rank }: Candidate): boolean {
  for (let link = chain; link?.candidate.rank === rank; link = link.before) {
    if (link.candidate.field === field) return true;
  }
  return false;
}

/** Returns the candidates of a chain in order, each field once. */
function chainOf(last: Link | null): Candidate[] {
  const chain = new Map<Field, Candidate>();
  for (let link = last; link; link = link.before) chain.set(link.candidate.field, link.candidate);
  return [...chain.values()].reverse();
}

/** Creates a Fenwick tree that finds the heaviest link up to a rank. */
function bestByRank(ranks: number) {
  const heaviest: (Link | null)[] = Array.from({ length: ranks + 1 }, () => null);
  return {
    add(link: Link) {
      for (let at = link.candidate.rank + 1; at <= ranks; at += at & -at) {
        if (link.sum > (heaviest[at]?.sum ?? 0)) heaviest[at] = link;
      }
    },
    upTo(rank: number) {
      let found: Link | null = null;
      for (let at = rank + 1; at > 0; at -= at & -at) {
        const link = heaviest[at] ?? null;
        if (link && link.sum > (found?.sum ?? 0)) found = link;
      }
      return found;
    },
  };
}
