import type { Language } from '#platform/pure/i18n/languages.ts';
import { html, joinLines, type Markup } from '#platform/pure/markup.ts';
import type { CommentBlock } from '../model/comment-blocks.ts';
import { anchorOf } from '../model/formats/html/article.ts';
import { languageOf } from '../model/language-of.ts';
import type { NodePath } from '../model/tree.ts';
import { type RejectedComment, renderCommentForm } from './comment-form.ts';
import { COMMENT_STYLE } from './comment-style.ts';
import type { CommentWords } from './comment-words.ts';
import type { CvUrls } from './cv-path.ts';

/** A visitor's comment on a block, as every visitor sees it. */
export type PublicComment = {
  place: NodePath;
  readerName: string;
  text: string;
  createdAt: Date;
  answer: string | null;
};

/** The comment state that a request asks for: the form below a block, or the note after a comment was sent. */
export type CommentView =
  | { kind: 'form'; place: NodePath; typed?: RejectedComment | undefined }
  | { kind: 'said'; place: NodePath; state: 'shown' | 'held' };

/** The addresses of a page and of its comment form. */
type CommentUrls = Pick<CvUrls, 'page' | 'comments'>;

type RenderCommentsInput = {
  urls: CommentUrls;
  blocks: readonly CommentBlock[];
  comments: readonly PublicComment[];
  /** Whether a new comment is hidden until the owner approves it. */
  held: boolean;
  /** Interface language of the words and dates. */
  language: Language;
  words: CommentWords;
  view: CommentView | undefined;
};

/** Returns `after`, which renders the comments and the comment link of a block, and the style of both. */
export function renderComments({ urls, blocks, comments, held, language, words, view }: RenderCommentsInput) {
  const blockByKey = new Map(blocks.map((block) => [blockKey(block.place), block]));
  const commentsByBlock = Map.groupBy(comments, ({ place }) => blockKey(place));
  const requested = view && blockKey(view.place);
  const { tag, direction } = languageOf(language);
  const dateFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });

  const entryKeys = new Set(blocks.flatMap(({ place }) => (place.length > 2 ? [blockKey(place.slice(0, 2))] : [])));

  const after = (place: NodePath): Markup | false => {
    const key = blockKey(place);
    const block = blockByKey.get(key);
    if (!block) return false;
    const { name, label } = block;
    const posted = commentsByBlock.get(key) ?? [];
    // A section's link follows its last entry, so its wording must differ from that of the entry's link.
    const linkText = entryKeys.has(key) ? words.commentSection : words.comment;
    return html`<div class="remarks" lang="${tag}" dir="${direction}">
${joinLines([
  posted.length > 0 && renderCommentList(posted, { label, words, day: dateFormat }),
  view?.kind === 'said' &&
    requested === key &&
    html`<p class="remark-note" id="said" role="status">${words.said[view.state]}</p>`,
  view?.kind === 'form' && requested === key
    ? renderCommentForm({
        action: urls.comments,
        place,
        name,
        back: `${urls.page}#${anchorOf(place)}`,
        held,
        words,
        typed: view.typed,
      })
    : html`<a class="remark-link" rel="nofollow" href="${commentFormUrl(urls.page, place)}" aria-label="${linkText}: ${label}">${linkText}</a>`,
])}
</div>`;
  };
  return { after, style: COMMENT_STYLE };
}

function renderCommentList(
  comments: readonly PublicComment[],
  { label, words, day: dateFormat }: { label: string; words: CommentWords; day: Intl.DateTimeFormat },
) {
  return html`<ul class="remark-list" aria-label="${words.comments}: ${label}">
${joinLines(
  comments.map(
    ({ readerName, text, createdAt, answer }) => html`<li>
<p class="remark-by"><bdi>${readerName}</bdi> <time datetime="${createdAt.toISOString()}">${dateFormat.format(createdAt)}</time></p>
<p class="remark-text" dir="auto">${text}</p>
${answer !== null && html`<div class="remark-answer"><p class="remark-by">${words.answer}</p>\n<p class="remark-text" dir="auto">${answer}</p></div>\n`}</li>`,
  ),
)}
</ul>`;
}

const blockKey = (place: NodePath) => place.join('/');

const commentFormUrl = (page: string, place: NodePath) =>
  `${page}?${new URLSearchParams({ remark: blockKey(place) })}#remark`;

/** Returns the address to redirect to after a comment was sent: the block, with a note. */
export const commentNoteUrl = (page: string, place: NodePath, state: 'shown' | 'held') =>
  `${page}?${new URLSearchParams({ said: state, at: blockKey(place) })}#said`;

/** Returns whether a query may ask for the comment form or the note; a cheap test before `parseCommentView`. */
export const mayHaveCommentView = (search: string) => /[?&](?:remark|said)=/.test(search);

/** Parses the comment state from the query of a CV page; undefined if there is none or the CV has no such block. */
export function parseCommentView(search: string, blocks: readonly CommentBlock[]): CommentView | undefined {
  const requested = new URLSearchParams(search);
  const blockAt = (name: string) => blocks.find(({ place }) => blockKey(place) === requested.get(name))?.place;
  const [form, posted, state] = [blockAt('remark'), blockAt('at'), requested.get('said')];
  if (form) return { kind: 'form', place: form };
  if (posted && (state === 'shown' || state === 'held')) return { kind: 'said', place: posted, state };
  return undefined;
}
