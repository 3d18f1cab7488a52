import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';

/** Formatters for the variable parts of emails: names, addresses, times. */
export type MailValues = {
  /** Formats a name as plain text that mail programs don't turn into a link. */
  name(text: string): string;
  /** Formats an address or username, unchanged so that it can be copied. */
  value(text: string): string;
  day(iso: string): string;
  moment(iso: string): string;
};

export function mailValues(language: Language): MailValues {
  const isolate = (text: string) => (fits(text, language) ? text : `\u2068${text}\u2069`);
  const format = (iso: string, more: Intl.DateTimeFormatOptions = {}) =>
    new Intl.DateTimeFormat(language, { ...DAY, ...more }).format(new Date(iso));
  return {
    name: (text) => isolate(unlinked(oneLine(text))),
    value: (text) => isolate(oneLine(text)),
    day: (iso) => format(iso),
    moment: (iso) => format(iso, { hour: '2-digit', minute: '2-digit', timeZoneName: 'short' }),
  };
}

const DAY: Intl.DateTimeFormatOptions = { year: 'numeric', month: 'long', day: 'numeric', timeZone: 'UTC' };

/** Replaces line breaks and control characters by spaces, and removes characters that change the text direction. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

/** Prevents mail programs from turning a text into a link, by inserting invisible word joiners. */
const unlinked = (text: string) => text.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Returns whether a text needs no isolation: the language is left-to-right, and the text has no right-to-left
 * characters.
 */
const fits = (text: string, language: Language) => LANGUAGES[language] === 'ltr' && !RIGHT_TO_LEFT.test(text);
