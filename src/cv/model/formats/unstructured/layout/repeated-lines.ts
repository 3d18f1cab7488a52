import { type PlacedLine, textOfSegments } from './lines-of-region.ts';

/** The share of a page at its top and bottom in which headers and footers are. */
const MARGIN = 0.1;
const PAGE_NUMBER =
  /^[\s\p{P}|]*(?:(?:page|p\.|seite|página|pág\.?|pagina|sayfa|strona|sida|side|стр\.?|страница|صفحة|الصفحة|ページ|第)\s*)?\p{Nd}{1,3}(?:\s*(?:\/|of|von|de|sur|di|z|av|af|из|من|\||[-–—])\s*\p{Nd}{1,3})?\s*(?:ページ|页|頁)?[\s\p{P}|]*$/iu;

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
    if (isFooter && PAGE_NUMBER.test(textOfSegments(line.segments))) return false;
    if ((pagesOf.get(key)?.size ?? 0) < 2) return true;
    // Text that differs only in numbers counts pages.
    if ((textsOf.get(key)?.size ?? 0) > 1) return false;
    const isFirst = !seen.has(key);
    seen.add(key);
    return isFirst;
  });
}
