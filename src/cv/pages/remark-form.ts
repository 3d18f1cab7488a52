import { html, inLines } from '#platform/markup.ts';
import { COMMENT_LIMITS } from '../model/comment-limits.ts';
import type { Path } from '../model/tree.ts';
import type { RemarkWords } from './remark-words.ts';

type Fault = keyof RemarkWords['faults'];

/** What a reader has typed and could not be taken as it is, with what is wrong with it. */
export type TypedRemark = {
  name: string;
  text: string;
  faults: { name?: Fault; text?: Fault };
  /** Why it cannot be taken at all just now. */
  refusal?: string | undefined;
};

type Given = {
  cvId: string;
  place: Path;
  /** Of the block. */
  name: string;
  /** Where the page is without the form. */
  back: string;
  held: boolean;
  words: RemarkWords;
  typed: TypedRemark | undefined;
};

/** A remark of a reader, to be written. It works without script. */
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
  // The first line break of a text area is not its own.
  html`<label for="remark-text">${words.text}</label>
<textarea id="remark-text" name="text" required maxlength="${COMMENT_LIMITS.text}" rows="4" dir="auto"${textFault.attributes}>
${typed?.text}</textarea>${textFault.told}`,
  html`<div class="remark-trap" aria-hidden="true"><label for="remark-website">${words.trap}</label><input id="remark-website" name="website" type="text" tabindex="-1" autocomplete="off"></div>`,
  html`<p class="remark-hint">${held ? words.hintHeld : words.hintOpen}</p>`,
  html`<p class="remark-deeds"><button type="submit">${words.send}</button> <a href="${back}">${words.leave}</a></p>`,
])}
</form>`;
}
