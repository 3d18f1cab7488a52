import type { CvContent } from '#cv/model/content.ts';
import { contactText, displayUrl } from '#cv/model/outline/addresses.ts';
import type { CvOutline, ItemOutline } from '#cv/model/outline/outline.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';

/** Returns all texts that a reader of a CV sees in one column, in order. */
export const textsOf = ({ name, headline, contacts, sections }: CvOutline): string[] =>
  [
    ...[name, headline, ...contacts.map(contactText)],
    ...sections.flatMap(({ heading, texts, items }) => [
      heading,
      ...texts.flatMap(linesOf),
      ...items.flatMap(textsOfItem),
    ]),
  ].filter((text) => normalizeText(text) !== '');

const textsOfItem = ({ heading, dates, beside, url, texts, bullets, details, roles }: ItemOutline): string[] => [
  ...[heading, dates, ...beside, displayUrl(url)],
  ...texts.flatMap(linesOf),
  ...bullets.flatMap(({ text }) => linesOf(text)),
  ...details.flatMap(({ label, text }) => [label, text]),
  ...roles.flatMap(textsOfItem),
];

const linesOf = (text: string) => plainText(text).split('\n');

/** Normalizes spaces and hyphens, and removes invisible characters, for comparison with text read from a page. */
export const normalizeText = (text: string) =>
  text
    .toWellFormed()
    .replace(/[[\p{Cc}\p{Noncharacter_Code_Point}]--[\t\n]]/gv, '\ufffd')
    .replace(/[\u200e\u200f]/g, '')
    .replace(/\u2011/g, '-')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns the texts that do not occur in the whole text in this order. */
export function missingTexts(text: string, expectedTexts: readonly string[]): string[] {
  const whole = normalizeText(text);
  let at = 0;
  return expectedTexts.filter((one) => {
    const expected = normalizeText(one);
    const found = whole.indexOf(expected, at);
    if (found < 0) return true;
    at = found + expected.length;
    return false;
  });
}

export const SECRET = 'nobody-is-to-read-this';

/** Returns the CV with a secret text in everything that it does not show. */
export function withSecrets(content: CvContent): CvContent {
  const showsSummary = content.sections.some(({ kind, visible }) => kind === 'summary' && visible);
  const hide = (value: unknown, isHidden: boolean, key = ''): unknown => {
    if (Array.isArray(value)) return value.map((one) => hide(one, isHidden || key === 'extras', key));
    if (typeof value === 'object' && value !== null) {
      const hidden = isHidden || ('visible' in value && value.visible === false) || key === 'seen';
      const noTitle = 'showTitle' in value && value.showTitle === false;
      return Object.fromEntries(
        Object.entries(value).map(([name, inside]) => [
          name,
          hide(inside, hidden || (noTitle && name === 'title'), name),
        ]),
      );
    }
    return isHidden && typeof value === 'string' && key !== 'id' && key !== 'kind' ? SECRET : value;
  };
  const hidden = hide(content, false) as CvContent;
  return { ...hidden, basics: { ...hidden.basics, summary: showsSummary ? hidden.basics.summary : SECRET } };
}
