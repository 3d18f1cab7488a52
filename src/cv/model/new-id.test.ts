import { expect, it } from 'vitest';
import { CV_LIMITS } from './content.ts';
import { newId } from './new-id.ts';

it('is an id as a CV may have them, and another one each time', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(CV_LIMITS.id);
  expect(new Set(ids).size).toBe(1000);
});
