/** Returns a value that is a language tag, such as `pt-BR`, or `undefined`. */
export const languageTag = (value: unknown): string | undefined =>
  typeof value === 'string' && value.length <= 35 && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)
    ? value
    : undefined;

/** Codes that the European Union uses for countries, where ISO 3166 has others. */
const COUNTRIES_OF_THE_UNION: Readonly<Record<string, string>> = { UK: 'GB', EL: 'GR' };

/** Returns the name of a country by its code of two letters. Other texts stay as they are. */
export function countryNameOf(text: string, language: string): string {
  if (!/^[a-z]{2}$/i.test(text)) return text;
  return nameOf('region', countryCodeOf(text), language) ?? text;
}

/** Returns the code of a country as ISO 3166 has it. Other texts stay as they are. */
export function countryCodeOf(text: string): string {
  if (!/^[a-z]{2}$/i.test(text)) return text;
  const code = text.toUpperCase();
  return COUNTRIES_OF_THE_UNION[code] ?? code;
}

/**
 * Returns the name of a language by its code of two or three letters, or by an address that ends in one. Other texts
 * stay as they are.
 */
export function languageNameOf(text: string, language: string): string {
  const code = text.slice(text.lastIndexOf('/') + 1).toLowerCase();
  const name = /^[a-z]{2,3}$/.test(code) ? nameOf('language', code, language) : undefined;
  return name ?? text;
}

/** Returns a name in a language, with a capital letter, as on a line of its own. */
function nameOf(type: 'region' | 'language', code: string, language: string): string | undefined {
  try {
    const name = new Intl.DisplayNames([language, 'en'], { type, fallback: 'none' }).of(code);
    return name && name.slice(0, 1).toLocaleUpperCase(language) + name.slice(1);
  } catch {
    return undefined;
  }
}
