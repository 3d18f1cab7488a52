import { html, type Markup } from '#platform/pure/markup.ts';
import { familyNameOf } from '../../family-name.ts';
import type { TemplateTokens } from '../../template-tokens.ts';

/** The beginning of a heading: some letters, or a word whose letters are joined. */
const BEGINNING =
  /^(?:(?:[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]\p{M}*){1,3}|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]|\S+)/u;

/** Returns the heading of a section, with its beginning marked if the template has that in another color. */
export function headingMarkup(heading: string, tokens: Pick<TemplateTokens, 'heading'> | undefined): string | Markup {
  const beginning = tokens?.heading.tones ? (BEGINNING.exec(heading)?.[0] ?? '') : '';
  return beginning === '' ? heading : html`<span class="tone">${beginning}</span>${heading.slice(beginning.length)}`;
}

/** Returns the name of a person, with the family name marked if the template has that in another weight. */
export function nameMarkup(
  name: string,
  language: string,
  tokens: Pick<TemplateTokens, 'head'> | undefined,
): string | Markup {
  const family = tokens?.head.name.family ? familyNameOf(name, language) : undefined;
  return family === undefined
    ? name
    : html`${name.slice(0, name.length - family.length)}<span class="family">${family}</span>`;
}
