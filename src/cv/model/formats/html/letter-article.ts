import { blocksMarkup } from '#platform/pure/markdown/markdown-markup.ts';
import { html, joinLines } from '#platform/pure/markup.ts';
import { markLanguages } from '#platform/pure/original-texts.ts';
import type { Design } from '../../design.ts';
import { languageOf } from '../../language-of.ts';
import type { LetterOutline } from '../../letters/letter-outline.ts';
import type { TemplateTokens } from '../../template-tokens.ts';
import { type RenderIcon, renderHead } from './article.ts';

type LetterArticleOptions = {
  design: Pick<Design, 'language' | 'photo'>;
  /** The title of the page, used if the CV has no name. */
  title: string;
  /** The tokens of the template whose head the letter has. */
  tokens?: TemplateTokens | undefined;
  /** Returns the icon of a contact detail. */
  icon?: RenderIcon | undefined;
};

/** Renders a letter as an `<article>` below the head of its CV, without a page around it. */
export function renderLetterArticle(letter: LetterOutline, { design, title, tokens, icon }: LetterArticleOptions) {
  const { name, headline, contacts, to, when, subject, salutation, text, closing, enclosures, enclosed } = letter;
  const { tag, direction } = languageOf(design.language);
  const marks = markLanguages(undefined, { page: direction, original: direction });
  const line = (words: string) => html`<bdi>${words}</bdi>`;
  const lines = (words: readonly string[]) => words.map((one, at) => [at > 0 && html`<br>`, line(one)]);
  return html`<article class="cv letter" lang="${tag}" dir="${direction}">
${joinLines([
  renderHead({ name, headline, contacts }, { design, title, photo: undefined, marks, icon, tokens }),
  html`<div class="main">
${joinLines([
  to.length > 0 && html`<p class="to">${lines(to)}</p>`,
  when !== '' && html`<p class="when">${line(when)}</p>`,
  subject !== '' && html`<h2>${line(subject)}</h2>`,
  salutation !== '' && html`<p class="salutation">${line(salutation)}</p>`,
  text.length > 0 && html`<div class="body">${blocksMarkup(text)}</div>`,
  closing !== '' && html`<p class="closing">${line(closing)}</p>`,
  name !== '' && html`<p class="signature">${line(name)}</p>`,
  enclosed.length > 0 && html`<p class="enclosed"><span class="label">${enclosures}:</span> ${lines(enclosed)}</p>`,
])}
</div>`,
])}
</article>`;
}

/** The CSS of a letter, after that of its CV. */
export const LETTER_STYLE = `.letter .main { max-width: 42rem; }
.letter .to, .letter .when { margin-block-start: 2.5em; }
.letter .to + .when { margin-block-start: 1.5em; }
.letter h2 { margin-block: 2em 0; }
.letter .salutation { margin-block-start: 1.5em; }
.letter .body { margin-block-start: 0.8em; max-width: 38em; }
.letter .body > * + * { margin-block-start: 0.8em; }
.letter .closing { margin-block-start: 1.5em; }
.letter .signature { margin-block-start: 0.8em; }
.letter .enclosed { margin-block-start: 2.5em; color: var(--quiet); }`;
