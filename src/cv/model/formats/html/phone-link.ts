import { html } from '#platform/pure/markup.ts';

const PHONE_NUMBER = /^\+?[\d\s\u00a0().\-/\u2010\u2011]+$/;
const MIN_DIGITS = 5;

/** Renders a phone number as a `tel:` link without line breaks. Returns `undefined` if the text may not be a number. */
export function phoneLink(text: string) {
  const digits = text.replace(/\D/g, '');
  if (!PHONE_NUMBER.test(text) || digits.length < MIN_DIGITS) return undefined;
  const unbroken = text.replace(/\s/g, '\u00a0').replace(/[-\u2010]/g, '\u2011');
  return html`<a href="tel:${text.startsWith('+') && '+'}${digits}"><bdi>${unbroken}</bdi></a>`;
}
