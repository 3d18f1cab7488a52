import { html } from '#platform/markup.ts';

const NUMBER = /^\+?[\d\s\u00a0().\-/\u2010\u2011]+$/;
const LEAST = 5;

/**
 * Renders a phone number as a `tel:` link without line breaks, or returns `undefined` if the text may be something
 * else.
 */
export function phoneLink(text: string) {
  const digits = text.replace(/\D/g, '');
  if (!NUMBER.test(text) || digits.length < LEAST) return undefined;
  const whole = text.replace(/\s/g, '\u00a0').replace(/[-\u2010]/g, '\u2011');
  return html`<a href="tel:${text.startsWith('+') && '+'}${digits}"><bdi>${whole}</bdi></a>`;
}
