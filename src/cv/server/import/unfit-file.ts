import type { ErrorText } from '#platform/errors.ts';

/** Raised for a file that no CV can be made of, with what to say about it. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
  readonly text: ErrorText;

  constructor(text: ErrorText, cause?: unknown) {
    super(text.word, { cause });
    this.text = text;
  }
}
