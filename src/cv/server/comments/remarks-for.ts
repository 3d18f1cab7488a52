import { wordsOf } from '#platform/i18n/words.ts';
import type { Kernel } from '#platform/kernel.ts';
import { type CommentBlock, commentBlocksOf } from '../../model/comment-blocks.ts';
import { outlineOf } from '../../model/exports/outline.ts';
import { languageOf } from '../../model/language-of.ts';
import { type RemarkAsk, remarksOn } from '../../pages/remarks.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import type { PublicCv } from '../public/public-cv.ts';
import { selectShownComments } from './store.ts';

/** Returns the blocks of a CV that visitors can comment on. */
export function blocksOf({ content }: PublicCv): CommentBlock[] {
  const words = pageWordsOf(content.design);
  return commentBlocksOf(outlineOf(content, words), words);
}

/** Renders the comments for the page of a CV; returns undefined if comments are off or the CV is private. */
export async function remarksFor({ db }: Pick<Kernel, 'db'>, cv: PublicCv, ask?: RemarkAsk) {
  const { id, sharing, content, visibility } = cv;
  if (sharing.comments === 'off' || visibility === 'private') return undefined;
  const { words: language } = languageOf(content.design.language);
  return remarksOn({
    ...{ cvId: id, language, ask },
    blocks: blocksOf(cv),
    remarks: await db.asVisitor(({ sql }) => selectShownComments(sql, id), [id]),
    held: sharing.comments === 'held',
    words: wordsOf(language)['cv-comments'].page,
  });
}
