import type { Page } from '@playwright/test';

/** Returns how much the page moved until its fonts were shown: the sum of all layout shifts. */
export const shiftOf = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return new Promise<number>((resolve) => {
      let sum = 0;
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
      // Entries recorded before are delivered in the next task.
      setTimeout(() => resolve(sum));
    });
  });
