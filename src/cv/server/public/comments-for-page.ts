import type { Kernel } from '#platform/server/kernel.ts';
import { type CommentBlock, commentBlocksOf } from '../../model/comment-blocks.ts';
import { languageOf } from '../../model/language-of.ts';
import { outlineOf } from '../../model/outline/outline.ts';
import { type CommentView, renderComments } from '../../pages/comments.ts';
import { pageWordsOf } from '../../render/page-words.ts';
import { OWN_ADDRESS, selectShownComments } from '../comments/store.ts';
import { commentWordsFor } from './comment-words-for.ts';
import type { PublicCv } from './public-cv.ts';

/** Returns the blocks of a CV that visitors can comment on. */
export function commentableBlocks({ content }: PublicCv): CommentBlock[] {
  const words = pageWordsOf(content.design);
  return commentBlocksOf(outlineOf(content, words), words);
}

/** Renders the comments for the page of a CV; returns undefined if comments are off or the CV is private. */
export async function commentsForPage({ db }: Pick<Kernel, 'db'>, cv: PublicCv, view?: CommentView) {
  const { id, linkId = OWN_ADDRESS, urls, sharing, content, visibility } = cv;
  if (sharing.comments === 'off' || visibility === 'private') return undefined;
  const { words: language } = languageOf(content.design.language);
  return renderComments({
    ...{ urls, language, view },
    blocks: commentableBlocks(cv),
    comments: await db.asVisitor(({ sql }) => selectShownComments(sql, id, linkId), [id, linkId]),
    held: sharing.comments === 'held',
    words: commentWordsFor(language, content.basics.name.trim()),
  });
}
