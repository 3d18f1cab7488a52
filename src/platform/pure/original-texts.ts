import { html, type Markup } from './markup.ts';

/** Texts of a page that are in the language of its original, because they have no translation. */
export type OriginalTexts = { language: string; texts: readonly string[] };

type Directions = { page: 'ltr' | 'rtl'; original: 'ltr' | 'rtl' };

/** Says which language the texts of a page are in, so that screen readers pronounce them right. */
export type LanguageMarks = {
  /** Returns the attributes of an element with a text in one direction, such as `<bdi>`. */
  inline: (text: string) => Markup | false;
  /** Returns the attributes of an element whose direction would otherwise be that of its first letter. */
  block: (text: string) => Markup;
  /** Returns the language of a text that is not in that of the page. */
  languageOf: (text: string) => string | undefined;
};

/** Returns the marks of a page that shows some texts of its original. */
export function markLanguages(originals: OriginalTexts | undefined, { page, original }: Directions): LanguageMarks {
  const texts = new Set(originals?.texts);
  const languageOf = (text: string) => (texts.has(text.trim()) ? originals?.language : undefined);
  const inline = (text: string) => {
    const language = languageOf(text);
    return language !== undefined && html` lang="${language}"${page !== original && html` dir="${original}"`}`;
  };
  return {
    languageOf,
    inline,
    block: (text) => html`${inline(text)}${(page === original || languageOf(text) === undefined) && html` dir="auto"`}`,
  };
}
