import { type PlacedLine, textOfSegments } from './lines-of-region.ts';

/** The share of a page at its top and bottom in which headers and footers are. */
const MARGIN = 0.1;
const PAGE_NUMBER =
  /^(?:(?:page|p\.|seite|página|pág\.?|pagina|sayfa|strona|sida|side|стр\.?|страница|صفحة|الصفحة|ページ|第) ?)?\p{Nd}{1,3}(?: ?(?:\/|of|von|de|sur|di|z|av|af|из|من|\||[-–—]) ?\p{Nd}{1,3})?(?: ?(?:ページ|页|頁))?$/iu;
const AROUND = /^[\s\p{P}|]+/u;

/** Returns whether a text is the number of a page, which may be set between dashes or bars. */
function isPageNumber(text: string): boolean {
  const start = text.replace(AROUND, '');
  let end = start.length;
  while (end > 0 && AROUND.test(start.charAt(end - 1))) end -= 1;
  return PAGE_NUMBER.test(start.slice(0, end));
}

/** Returns the lines without page numbers, and with only the first of headers and footers that are repeated. */
export function withoutRepeated(lines: readonly PlacedLine[], heights: readonly number[]): PlacedLine[] {
  const pagesOf = new Map<string, Set<number>>();
  const textsOf = new Map<string, Set<string>>();
  const keys = new Map<PlacedLine, string>();
  for (const line of lines) {
    const height = heights[line.page] ?? 0;
    const isMargin = line.baseline < height * MARGIN || line.baseline > height * (1 - MARGIN);
    if (!isMargin) continue;
    const text = textOfSegments(line.segments);
    const key = `${Math.round(line.baseline / 4)} ${text.replace(/\p{Nd}+/gu, '#')}`;
    keys.set(line, key);
    pagesOf.set(key, (pagesOf.get(key) ?? new Set()).add(line.page));
    textsOf.set(key, (textsOf.get(key) ?? new Set()).add(text));
  }
  const seen = new Set<string>();
  return lines.filter((line) => {
    const key = keys.get(line);
    if (key === undefined) return true;
    const isFooter = line.baseline > (heights[line.page] ?? 0) / 2;
    if (isFooter && isPageNumber(textOfSegments(line.segments))) return false;
    if ((pagesOf.get(key)?.size ?? 0) < 2) return true;
    // Text that differs only in numbers counts pages.
    if ((textsOf.get(key)?.size ?? 0) > 1) return false;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}
