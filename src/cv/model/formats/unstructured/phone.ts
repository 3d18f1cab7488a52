import { type CountryCode, findPhoneNumbersInText, isSupportedCountry } from 'libphonenumber-js/min';

/** A phone number within a text. */
export type FoundPhone = { from: number; to: number };

const COUNTRY_BY_LANGUAGE: Readonly<Record<string, CountryCode>> = {
  ...{ en: 'US', de: 'DE', es: 'ES', fr: 'FR', tr: 'TR', ar: 'EG', ja: 'JP', pt: 'PT', it: 'IT', nl: 'NL', pl: 'PL' },
  ...{ ru: 'RU', zh: 'CN', ko: 'KR', he: 'IL' },
};
const MAX_TEXT = 400;
/** Local numbers of samples and small countries, which the numbering plans don't know: `555-0100`. */
const LOCAL_NUMBER = /(?<![\d/.-])(?:\+?\(?\d{1,4}\)?[ ./-]?){1,5}\d{2,4}(?![\d/-])/g;
const DATE_LIKE =
  /(?<!\d)(?:(?:19|20)\d{2}\s?[-–—]\s?(?:\d{1,2}[./])?(?:19|20)\d{2}|\d{1,2}[./]\d{1,2}[./](?:19|20)\d{2})(?!\d)/;

/** Hyphens and dashes that programs write for the one between digits. */
const DASHES = /[\u2010-\u2013\u2212]/g;

/** Finds the first phone number in a line, written for the country of a language or with a country code. */
export function findPhone(line: string, language: string, isLabeled: boolean): FoundPhone | undefined {
  const text = line.replace(DASHES, '-');
  if (text.length > MAX_TEXT || !/\d{3}|\d{2}[ .-]\d{2}/.test(text)) return undefined;
  const [base = 'en', region = ''] = language.split('-');
  const country = region.toUpperCase();
  const defaultCountry = isSupportedCountry(country) ? country : (COUNTRY_BY_LANGUAGE[base] ?? 'US');
  const [found] = findPhoneNumbersInText(text, { defaultCountry });
  if (found && isPlausible(text.slice(found.startsAt, found.endsAt), isLabeled))
    return { from: found.startsAt, to: found.endsAt };
  for (const match of text.matchAll(LOCAL_NUMBER)) {
    const raw = match[0];
    const digits = raw.replace(/\D/g, '').length;
    if (
      digits >= 7 &&
      digits <= 15 &&
      (isLabeled || raw.startsWith('+') || /^\(?0|^555/.test(raw)) &&
      !DATE_LIKE.test(raw)
    )
      return { from: match.index, to: match.index + raw.length };
  }
  return undefined;
}

const isPlausible = (raw: string, isLabeled: boolean) =>
  !DATE_LIKE.test(raw) && (isLabeled || /[+(]|[\s./-]/.test(raw) || raw.replace(/\D/g, '').length >= 9);
