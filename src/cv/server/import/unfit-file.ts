import type { ErrorText } from '#platform/errors.ts';

/** Thrown for a file that contains no CV, with the error to show. */
export class UnfitFile extends Error {
  override readonly name = 'UnfitFile';
  readonly text: ErrorText;

  constructor(text: ErrorText, cause?: unknown) {
    super(text.word, { cause });
    this.text = text;
  }
}
