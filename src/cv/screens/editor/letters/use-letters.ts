import { useTranslations } from 'use-intl';
import { createTranslator } from 'use-intl/core';
import { useMessagesIn } from '#platform/i18n/messages-provider.tsx';
import type { CvContent } from '../../../contract.ts';
import { languageOf } from '../../../model/language-of.ts';
import { type LetterStart, localIsoDate, newLetter } from '../../../model/letters/new-letter.ts';
import { newId } from '../../../model/new-id.ts';
import type { Letter } from '../../../model/shapes.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Returns functions that create, duplicate and remove letters. */
export function useLetters(content: CvContent) {
  const t = useTranslations('cv-letters');
  const editor = useCvEditor();
  const defaults = useLetterDefaults(content);
  const insert = (letter: Letter, after: string | null) => {
    editor.do({ do: 'insert', into: [], list: 'letters', item: letter, after });
    return letter.id;
  };
  return {
    /** Appends a letter in the CV's language and returns its id. */
    create: () =>
      insert(newLetter(content, newId(), localIsoDate(new Date()), defaults), content.letters.at(-1)?.id ?? null),
    duplicate: (letter: Letter) =>
      insert({ ...letter, id: newId(), name: t('copyOf', { name: letter.name || t('unnamed') }) }, letter.id),
    remove: ({ id }: Letter) => editor.do({ do: 'remove', at: ['letters', id] }),
  };
}

/** Returns the initial texts of a letter. `{company}` and `{recipient}` remain, as they are variables of the letter. */
function useLetterDefaults({ design }: CvContent): LetterStart {
  const { words: locale } = languageOf(design.language);
  const messages = { 'cv-letters': useMessagesIn(locale, 'cv-letters') };
  const t = createTranslator({ locale, messages, namespace: 'cv-letters.start' });
  return {
    name: t('name'),
    subject: t('subject', { company: '{company}' }),
    salutation: t('salutation', { recipient: '{recipient}' }),
    closing: t('closing'),
  };
}
