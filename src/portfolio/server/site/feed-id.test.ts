import { expect, it } from 'vitest';
import { feedIdOf } from './feed-id.ts';

it('is a UUID of its own for each post and language, and hides the id of the record', () => {
  const [one, other] = ['0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c01', '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c02'];
  expect(feedIdOf(one, 'en')).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  expect(feedIdOf(one, 'en')).toBe(feedIdOf(one, 'en'));
  expect(new Set([feedIdOf(one, 'en'), feedIdOf(one, 'de'), feedIdOf(other, 'en')]).size).toBe(3);
  expect(feedIdOf(one, 'en')).not.toContain(one);
});
