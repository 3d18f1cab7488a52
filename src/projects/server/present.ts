import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { messagesOf } from '#platform/i18n/messages.ts';
import { foldText } from '#records/service.ts';

const PRESENT = new Set(
  (Object.keys(LANGUAGES) as Language[]).flatMap((language) =>
    messagesOf(language).imports.present.split(',').map(foldText),
  ),
);

/** Reports whether text means "present" in any supported language. */
export const isPresent = (end: unknown) => typeof end === 'string' && PRESENT.has(foldText(end));
