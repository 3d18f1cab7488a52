import type { LetterRange } from './occurrences.ts';

/** Letters already assigned to a field. */
export class LetterClaims {
  readonly #letters = new Set<number>();
  isFree = (pieces: readonly LetterRange[]) => pieces.every(({ from, to }) => !this.#holdsAny(from, to));
  claim(pieces: readonly LetterRange[]) {
    for (const { from, to } of pieces) for (let at = from; at < to; at += 1) this.#letters.add(at);
  }
  #holdsAny(from: number, to: number) {
    for (let at = from; at < to; at += 1) if (this.#letters.has(at)) return true;
    return false;
  }
}
