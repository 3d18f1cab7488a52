import { type Excerpt, sliceExcerpt } from './excerpt.ts';
import type { SourceDocument } from './source-document.ts';

/** A web address in a text, whether written or behind it. */
export type FoundLink = { excerpt: Excerpt; url: string };

const TOP_LEVEL =
  'com|org|net|io|dev|me|edu|gov|info|app|co|ai|de|at|ch|eu|uk|fr|es|it|nl|pl|pt|tr|jp|cn|kr|ru|br|in|ca|au|us|be|se|no|dk|fi|ie|mx|ar|cl|sa|ae|eg|xyz|tech|design|blog|online|site|cloud|codes|works|page|name|biz';
const WEB_ADDRESS = new RegExp(
  `(?:https?://|www\\.)[^\\s<>|"、，；]{3,2000}|(?<![\\p{L}\\p{N}@._-])(?:[a-z0-9-]{1,63}\\.){1,5}(?:${TOP_LEVEL})(?![\\p{L}\\p{N}.@-])(?:/[^\\s<>|"、，；]{0,2000})?`,
  'giu',
);
const MAIL_ADDRESS = /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,24}/gu;
const TRAILING = /[.,;:!?)\]}>'"”’]{1,8}$/;

/** Finds the first mail address. */
export function findMailAddress(excerpt: Excerpt): Excerpt | undefined {
  const [match] = excerpt.text.matchAll(MAIL_ADDRESS);
  return match && sliceExcerpt(excerpt, match.index, match.index + match[0].length);
}

/** Finds the written web addresses. */
export function findWebAddresses(excerpt: Excerpt): FoundLink[] {
  return [...excerpt.text.matchAll(WEB_ADDRESS)].flatMap((match) => {
    const raw = match[0];
    const end = hasOpenParenthesis(raw) ? raw.length : raw.length - (TRAILING.exec(raw.slice(-8))?.[0].length ?? 0);
    const address = raw.slice(0, end);
    const url = /^https?:\/\//i.test(address) ? address : `https://${address}`;
    return URL.canParse(url) ? [{ excerpt: sliceExcerpt(excerpt, match.index, match.index + end), url }] : [];
  });
}

const hasOpenParenthesis = (text: string) => text.endsWith(')') && text.includes('(');

/** Returns an address for comparing it with one that was broken at the end of a line. */
export const withoutHyphens = (text: string) => text.toLowerCase().replace(/[-\u2010\u2011\u00ad]/g, '');

/** Finds the pieces of a text that lead somewhere, in files whose links are data. */
export function findHiddenLinks({ lines }: SourceDocument, excerpt: Excerpt): FoundLink[] {
  const found: { from: number; to: number; url: string }[] = [];
  for (const { line, start, end, at } of excerpt.origins) {
    let position = 0;
    for (const runs of lines[line]?.segments ?? []) {
      for (const { text, link } of runs) {
        const first = Math.max(start, position);
        const last = Math.min(end, position + text.length);
        if (link !== undefined && first < last) {
          const before = found.at(-1);
          const isSame = before?.url === link && before.to === at + first - start;
          const from = isSame ? before.from : at + first - start;
          if (isSame) found.pop();
          found.push({ from, to: at + last - start, url: link });
        }
        position += text.length;
      }
      position += 1;
    }
  }
  return found.map(({ from, to, url }) => ({ excerpt: sliceExcerpt(excerpt, from, to), url }));
}
