import { isPartialDate } from '#platform/pure/field-rules.ts';
import { formatPartialDate } from '#platform/pure/i18n/format-partial-date.ts';
import { html, type Markup } from '#platform/pure/markup.ts';
import type { SitePeriod } from '../../model/site-view.ts';
import type { SiteWords } from '../site-page-input.ts';

type DateContext = { words: SiteWords; language: string };

/** Renders a date, which may lack day and month, as a `<time>` element; other text as it is. */
export const dateOf = (date: string, language: string): Markup =>
  isPartialDate(date)
    ? html`<time datetime="${date}">${formatPartialDate(date, language)}</time>`
    : html`<bdi>${date}</bdi>`;

/** Renders a period, or `''` if it is empty. Start and end that read alike are shown once. */
export function periodOf({ start, end, ongoing }: SitePeriod, { words, language }: DateContext): Markup | '' {
  if (start === '' && end === '') return '';
  const first = start === '' ? '' : dateOf(start, language);
  const last = ongoing ? html`${words('portfolio-pages.present')}` : end === '' ? '' : dateOf(end, language);
  if (first === '' || last === '') return first || last;
  return first.text === last.text ? first : html`${first} – ${last}`;
}

const yearOf = (date: string) => (isPartialDate(date) ? date.slice(0, 4) : '');

/** Renders a period by its years only, for the lines of the ledger layout; `''` if it is empty. */
export function yearsOf({ start, end, ongoing }: SitePeriod, { words }: Pick<DateContext, 'words'>): Markup | '' {
  const [first, last] = [yearOf(start), yearOf(end)].map((year) => year.replace(/^0+/, ''));
  if (first && ongoing) return html`${first} – ${words('portfolio-pages.present')}`;
  if (!first || !last || first === last) return first || last ? html`${first || last}` : '';
  return html`${first} – ${last}`;
}

/** Returns the last two digits of the year in which a period started, or else ended; `''` if neither is known. */
export const shortYearOf = ({ start, end }: SitePeriod) => (yearOf(start) || yearOf(end)).slice(-2);
