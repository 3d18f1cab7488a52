import { type RefObject, useLayoutEffect } from 'react';

/** The text of a line is made no narrower or wider than this, because its place is known better than its typeface. */
const RANGE = { least: 0.5, most: 1.5 };

/**
 * Stretches the text of each line of a page to the width of its element, because the typeface of the file is not here.
 * Sizes are relative to the page, so that this is done once for each page.
 */
export function useFittedLines(page: RefObject<HTMLElement | null>, number: number) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lines change with the page
  useLayoutEffect(() => {
    const stretch = () => {
      const lines = [...(page.current?.querySelectorAll<HTMLElement>('[data-line]') ?? [])];
      const texts = lines.flatMap((line) =>
        line.firstElementChild instanceof HTMLElement ? [line.firstElementChild] : [],
      );
      for (const text of texts) Object.assign(text.style, { transform: '', width: 'max-content', minWidth: '0' });
      const ratios = texts.map((text) => (text.parentElement?.clientWidth ?? 0) / (text.offsetWidth || 1));
      for (const [index, text] of texts.entries()) {
        const ratio = ratios[index] ?? 1;
        const hasGaps = text.childElementCount > 1;
        text.style.minWidth = hasGaps && ratio >= 1 ? '100%' : '0';
        if (hasGaps && ratio >= 1) continue;
        text.style.transform = `scaleX(${Math.min(Math.max(ratio, RANGE.least), RANGE.most)})`;
        text.style.transformOrigin = getComputedStyle(text).direction === 'rtl' ? 'right' : 'left';
      }
    };
    stretch();
    document.fonts.ready.then(stretch, () => undefined);
  }, [page, number]);
}
