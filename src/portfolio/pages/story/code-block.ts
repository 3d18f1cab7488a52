import { CODE_LANGUAGES, readCodeLanguage } from '#platform/pure/code-languages.ts';
import { CODE_CLASSES, highlightKey } from '#platform/pure/highlighted-code.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import type { PageContext } from '../parts/page-context.ts';

type Code = { text: string; language: string; caption: string };

/** Renders a program with its caption. Copied text is the program alone. */
export function codeBlock({ text, language, caption }: Code, context: PageContext): Markup | false {
  if (text.trim() === '') return false;
  const { words, marks } = context;
  const known = readCodeLanguage(language);
  const name = known ? CODE_LANGUAGES[known] : language.trim();
  const label = [caption.trim(), name].filter(Boolean).join(', ') || words('portfolio-pages.story.code');
  return html`<figure class="code">${
    caption.trim() !== '' && html`<figcaption${marks.block(caption)}>${caption}</figcaption>`
  }<pre tabindex="0" role="group" dir="ltr" aria-label="${label}"><code>${codeMarkup({ text, language }, context)}</code></pre></figure>`;
}

/** Renders the characters of a program with the colors of its language, if they are known. */
export function codeMarkup({ text, language }: Omit<Code, 'caption'>, { highlighted }: PageContext): Markup {
  const known = readCodeLanguage(language);
  const tokens = known && highlighted?.get(highlightKey(text, known));
  if (!tokens) return html`${text}`;
  return html`${tokens.map(([kind, part]) => (kind === '' ? html`${part}` : html`<span class="${CODE_CLASSES[kind]}">${part}</span>`))}`;
}
