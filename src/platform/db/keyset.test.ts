import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/errors.ts';
import { decodeCursor, encodeCursor, toPage } from './keyset.ts';

describe('a cursor', () => {
  it('brings back any key, and is safe in an address', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (key) => {
        const cursor = encodeCursor(key);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(decodeCursor(cursor, key.length)).toEqual(key);
      }),
    );
  });

  it.each([
    ['no cursor at all', 'nonsense'],
    ['an empty one', ''],
    ['one of another list', encodeCursor(['a', 'b'])],
    ['one of an object', Buffer.from('{"0":"a","length":1}').toString('base64url')],
    ['one with something else than text', Buffer.from('[1]').toString('base64url')],
    ['one with a list in it', Buffer.from('[["a"]]').toString('base64url')],
  ])('that is %s is refused as a bad field', (_, cursor) => {
    const decode = () => decodeCursor(cursor, 1);
    expect(decode).toThrow(AppError);
    expect(decode).toThrow(
      expect.objectContaining({
        code: 'BAD_REQUEST',
        details: { text: { word: 'invalidFields' }, fields: [{ path: 'cursor', text: { word: 'badField' } }] },
      }),
    );
  });

  it('made up by anybody is taken or refused, but never breaks', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (cursor, parts) => {
        try {
          expect(decodeCursor(cursor, parts)).toHaveLength(parts);
        } catch (error) {
          expect(error).toBeInstanceOf(AppError);
        }
      }),
    );
  });
});

describe('a page', () => {
  const keyOf = (n: number) => [String(n)];

  it('has a cursor to the next one when there are more rows than asked for', () => {
    expect(toPage([5, 4, 3], 2, keyOf)).toEqual({ items: [5, 4], nextCursor: encodeCursor(['4']) });
  });

  it.each([[[5, 4]], [[5]], [[]]])('is the last one when the rows are %j of 2', (rows) => {
    expect(toPage(rows, 2, keyOf)).toEqual({ items: rows });
  });
});
