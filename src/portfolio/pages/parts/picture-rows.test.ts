import { describe, expect, it } from 'vitest';
import { placeInRows } from './picture-rows.ts';

/** Returns the widths of pictures on phones. */
const widthsOnPhones = (ratios: readonly number[]) => {
  const rules: string[] = [];
  placeInRows(ratios, { kind: 'pictures', rules });
  return rules.map((rule) => /--s: (.+?); --m/.exec(rule)?.[1]);
};

describe('the pictures of a project on phones', () => {
  it('are as wide as the page if they are landscape, also beside upright ones', () => {
    expect(widthsOnPhones([1.5, 0.67, 1.5])).toEqual(['100%', '100%', '100%']);
  });

  it('share a row if they are upright', () => {
    const [first, second, third] = widthsOnPhones([0.67, 0.67, 1.5]);
    expect(first).toMatch(/^calc\(0\.\d+ \* \(100% - 1 \* var\(--gap\)\)\)$/);
    expect(second).toBe(first);
    expect(third).toBe('100%');
  });
});
