import type { ErrorText } from '#platform/pure/errors.ts';

/** Thrown for a file that no badge can be read from. A badge that merely fails verification does not throw. */
export class UnreadableBadgeError extends Error {
  readonly text: ErrorText;

  constructor(text: ErrorText, cause?: unknown) {
    super(text.word, { cause });
    this.text = text;
  }
}

export const notABadge = () => new UnreadableBadgeError({ word: 'notABadge' });
export const brokenBadge = (cause?: unknown) => new UnreadableBadgeError({ word: 'brokenBadge' }, cause);
export const badgeTooLarge = () => new UnreadableBadgeError({ word: 'badgeTooLarge' });
export const badgeTooComplex = (cause?: unknown) => new UnreadableBadgeError({ word: 'badgeTooComplex' }, cause);
export const badgeElsewhere = (address: string) =>
  new UnreadableBadgeError({ word: 'badgeElsewhere', values: { address: address.slice(0, 300) } });
