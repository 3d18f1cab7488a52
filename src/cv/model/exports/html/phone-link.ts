import { html } from '#platform/markup.ts';

const NUMBER = /^\+?[\d\s\u00a0().\-/\u2010\u2011]+$/;
const LEAST = 5;

/** A telephone number that can be called; none where what is written may be something else. It stays in one line. */
export function phoneLink(text: string) {
  const digits = text.replace(/\D/g, '');
  if (!NUMBER.test(text) || digits.length < LEAST) return undefined;
  const whole = text.replace(/\s/g, '\u00a0').replace(/[-\u2010]/g, '\u2011');
  return html`<a href="tel:${text.startsWith('+') && '+'}${digits}"><bdi>${whole}</bdi></a>`;
}
