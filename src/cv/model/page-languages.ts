/** The tags of the languages that pages can be in, besides those of the product. Their words are in `page-words/`. */
export const OWN_PAGE_LANGUAGES = [
  ...['bg', 'ca', 'cs', 'da', 'el', 'et', 'fa', 'fi', 'he', 'hi', 'hr', 'hu', 'id', 'is', 'it', 'ja', 'ko', 'lt', 'lv'],
  ...['nb', 'nl', 'pl', 'pt', 'pt-PT', 'ro', 'ru', 'sk', 'sl', 'sr', 'sv', 'th', 'uk', 'vi', 'zh', 'zh-TW'],
] as const;
