import { expect, it } from 'vitest';
import { CV_LIMITS } from './content.ts';
import { newId } from './new-id.ts';

it('creates unique ids that are valid in a CV', () => {
  const ids = Array.from({ length: 1000 }, newId);
  for (const id of ids) expect(id).toMatch(/^[\w-]+$/);
  expect(Math.max(...ids.map((id) => id.length))).toBeLessThanOrEqual(CV_LIMITS.id);
  expect(new Set(ids).size).toBe(1000);
});
