import type { Language } from '#platform/pure/i18n/languages.ts';
import { messagesOf, translatorOf } from '#platform/server/i18n/messages.ts';
import type { CommentWords } from '../../pages/comment-words.ts';

/** Returns the words for comments on a CV, which name the CV's person if it states a name. */
export function commentWordsFor(language: Language, name: string): CommentWords {
  const t = translatorOf(language);
  const { nameless, ...words } = messagesOf(language)['cv-comments'].page;
  if (name === '') {
    const { held, ...others } = nameless;
    return { ...words, ...others, said: { ...words.said, held } };
  }
  return {
    ...words,
    answer: t('cv-comments.page.answer', { name }),
    hintHeld: t('cv-comments.page.hintHeld', { name }),
    said: { ...words.said, held: t('cv-comments.page.said.held', { name }) },
  };
}
