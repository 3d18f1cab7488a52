import { html, joinLines } from '#platform/pure/markup.ts';
import { COMMENT_LIMITS } from '../model/comment-limits.ts';
import type { NodePath } from '../model/tree.ts';
import type { CommentWords } from './comment-words.ts';

type CommentFieldError = keyof CommentWords['faults'];

/** Rejected input of the comment form, with its errors. */
export type RejectedComment = {
  name: string;
  text: string;
  faults: { name?: CommentFieldError; text?: CommentFieldError };
  /** Reason why no comment is accepted at the moment. */
  refusal?: string | undefined;
};

type CommentFormInput = {
  /** URL that receives the form. */
  action: string;
  place: NodePath;
  /** Name of the block that the comment is about. */
  name: string;
  /** URL of the page without the form. */
  back: string;
  held: boolean;
  words: CommentWords;
  typed: RejectedComment | undefined;
};

/** Renders the form for a visitor's comment. It works without script. */
export function renderCommentForm({ action, place, name, back, held, words, typed }: CommentFormInput) {
  const { faults = {}, refusal } = typed ?? {};
  const fieldErrorOf = (field: 'name' | 'text') => {
    const error = faults[field];
    return {
      attributes: error && html` aria-invalid="true" aria-describedby="remark-${field}-fault"`,
      message: error && html`\n<p class="remark-fault" id="remark-${field}-fault">${words.faults[error]}</p>`,
    };
  };
  const [beforeName, afterName] = words.commentOn.split('{name}');
  const [nameError, textError] = [fieldErrorOf('name'), fieldErrorOf('text')];
  return html`<form class="remark-form" id="remark" method="post" action="${action}#remark" aria-labelledby="remark-title">
${joinLines([
  html`<p class="remark-title" id="remark-title">${beforeName}<bdi>${name}</bdi>${afterName}</p>`,
  refusal !== undefined && html`<p class="remark-fault" role="alert">${refusal}</p>`,
  html`<input type="hidden" name="place" value="${place.join('/')}">`,
  html`<label for="remark-name">${words.name}</label>
<input id="remark-name" name="name" type="text" required maxlength="${COMMENT_LIMITS.name}" autocomplete="name" dir="auto" value="${typed?.name}"${nameError.attributes}>${nameError.message}`,
  // HTML ignores a line break directly after the opening tag of a textarea.
  html`<label for="remark-text">${words.text}</label>
<textarea id="remark-text" name="text" required maxlength="${COMMENT_LIMITS.text}" rows="4" dir="auto"${textError.attributes}>
${typed?.text}</textarea>${textError.message}`,
  html`<div class="remark-trap" aria-hidden="true"><label for="remark-website">${words.trap}</label><input id="remark-website" name="website" type="text" tabindex="-1" autocomplete="off"></div>`,
  html`<p class="remark-hint">${held ? words.hintHeld : words.hintOpen}</p>`,
  html`<p class="remark-actions"><button type="submit">${words.send}</button> <a href="${back}">${words.leave}</a></p>`,
])}
</form>`;
}
