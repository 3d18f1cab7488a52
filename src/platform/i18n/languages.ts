/** The languages that the product speaks, with the direction of their writing. A language is a folder of `messages/`. */
export const LANGUAGES = { en: 'ltr', de: 'ltr', es: 'ltr', fr: 'ltr', tr: 'ltr', ar: 'rtl' } as const satisfies Record<
  string,
  'ltr' | 'rtl'
>;

export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en';

export const isLanguage = (tag: string): tag is Language => Object.hasOwn(LANGUAGES, tag);

const known = new Map<string, Language>();

/** The first of ours that the reader's browser asks for. Few different headers come, so the answers are kept. */
export function negotiateLanguage(accept: string | undefined): Language {
  if (!accept) return DEFAULT_LANGUAGE;
  const found = known.get(accept);
  if (found) return found;
  const wishes = accept
    .split(',', 20)
    .map((part) => {
      const [tag = '', q] = part.split(';q=');
      return { language: tag.trim().toLowerCase().split('-')[0] ?? '', weight: q === undefined ? 1 : Number(q) || 0 };
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight);
  const chosen = wishes.map(({ language }) => language).find(isLanguage) ?? DEFAULT_LANGUAGE;
  if (known.size < 500) known.set(accept, chosen);
  return chosen;
}
