import type { ErrorText } from '#platform/pure/errors.ts';

/** Thrown for a file that contains no CV, with the error to show. */
export class InvalidCvFile extends Error {
  override readonly name = 'InvalidCvFile';
  readonly text: ErrorText;

  constructor(text: ErrorText, cause?: unknown) {
    super(text.word, { cause });
    this.text = text;
  }
}
