import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';

/** How a mail puts what it did not write itself: names, addresses, moments. */
export type MailValues = {
  /** What somebody calls themselves: whatever it is, it reads as text and mail programs make no link of it. */
  name(text: string): string;
  /** An address or a username, to be copied as it is. */
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

/** Without what ends or turns the line. */
const oneLine = (text: string) =>
  text
    .replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .replace(/[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();

/** Mail programs turn into a link whatever looks like one. An unseen sign that takes no room keeps them from it. */
const unlinked = (text: string) => text.replace(/(?<=\S)[.:/@](?=\S)/g, '$&\u2060');

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Whether a text runs as the words around it do, and cannot turn them. */
const fits = (text: string, language: Language) => LANGUAGES[language] === 'ltr' && !RIGHT_TO_LEFT.test(text);
