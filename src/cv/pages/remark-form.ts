import { html, inLines } from '#platform/markup.ts';
import { COMMENT_LIMITS } from '../model/comment-limits.ts';
import type { Path } from '../model/tree.ts';
import type { RemarkWords } from './remark-words.ts';

type Fault = keyof RemarkWords['faults'];

/** Rejected input of the comment form, with its errors. */
export type TypedRemark = {
  name: string;
  text: string;
  faults: { name?: Fault; text?: Fault };
  /** Reason why no comment is accepted at the moment. */
  refusal?: string | undefined;
};

type Given = {
  cvId: string;
  place: Path;
  /** Name of the block that the comment is about. */
  name: string;
  /** URL of the page without the form. */
  back: string;
  held: boolean;
  words: RemarkWords;
  typed: TypedRemark | undefined;
};

/** Renders the form for a visitor's comment. It works without script. */
export function remarkForm({ cvId, place, name, back, held, words, typed }: Given) {
  const { faults = {}, refusal } = typed ?? {};
  const tellsFault = (field: 'name' | 'text') => {
    const fault = faults[field];
    return {
      attributes: fault && html` aria-invalid="true" aria-describedby="remark-${field}-fault"`,
      told: fault && html`\n<p class="remark-fault" id="remark-${field}-fault">${words.faults[fault]}</p>`,
    };
  };
  const [nameFault, textFault] = [tellsFault('name'), tellsFault('text')];
  return html`<form class="remark-form" id="remark" method="post" action="/cv/${cvId}/comments#remark" aria-labelledby="remark-title">
${inLines([
  html`<p class="remark-title" id="remark-title">${words.comment}: <bdi>${name}</bdi></p>`,
  refusal !== undefined && html`<p class="remark-fault" role="alert">${refusal}</p>`,
  html`<input type="hidden" name="place" value="${place.join('/')}">`,
  html`<label for="remark-name">${words.name}</label>
<input id="remark-name" name="name" type="text" required maxlength="${COMMENT_LIMITS.name}" autocomplete="name" dir="auto" value="${typed?.name}"${nameFault.attributes}>${nameFault.told}`,
  // HTML ignores a line break directly after the opening tag of a textarea.
  html`<label for="remark-text">${words.text}</label>
<textarea id="remark-text" name="text" required maxlength="${COMMENT_LIMITS.text}" rows="4" dir="auto"${textFault.attributes}>
${typed?.text}</textarea>${textFault.told}`,
  html`<div class="remark-trap" aria-hidden="true"><label for="remark-website">${words.trap}</label><input id="remark-website" name="website" type="text" tabindex="-1" autocomplete="off"></div>`,
  html`<p class="remark-hint">${held ? words.hintHeld : words.hintOpen}</p>`,
  html`<p class="remark-deeds"><button type="submit">${words.send}</button> <a href="${back}">${words.leave}</a></p>`,
])}
</form>`;
}
