import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import { fold } from '#records/service.ts';

const PRESENT = new Set(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) => wordsOf(language).imports.present.split(',').map(fold)),
);

/** Reports whether text means "present" in any supported language. */
export const isPresent = (end: unknown) => typeof end === 'string' && PRESENT.has(fold(end));
