import { describe, expect, it } from 'vitest';
import { makeEventIds } from './event-ids.ts';

describe('event ids', () => {
  it('are unique and strictly increasing', () => {
    const next = makeEventIds();
    const ids = Array.from({ length: 20_000 }, next);
    expect(ids).toEqual([...ids].sort());
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.every((id) => /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(id))).toBe(
      true,
    );
  });
});
