import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/pure/errors.ts';
import { decodeCursor, encodeCursor, toPage } from './keyset.ts';

describe('a cursor', () => {
  it('restores any key, and is safe in a URL', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (key) => {
        const cursor = encodeCursor(key);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(decodeCursor(cursor, key.length)).toEqual(key);
      }),
    );
  });

  it.each([
    ['nonsense', 'nonsense'],
    ['an empty text', ''],
    ['a cursor of another list', encodeCursor(['a', 'b'])],
    ['an encoded object', Buffer.from('{"0":"a","length":1}').toString('base64url')],
    ['a list with a number', Buffer.from('[1]').toString('base64url')],
    ['a nested list', Buffer.from('[["a"]]').toString('base64url')],
  ])('is refused as an invalid field if it is %s', (_, cursor) => {
    const decode = () => decodeCursor(cursor, 1);
    expect(decode).toThrow(AppError);
    expect(decode).toThrow(
      expect.objectContaining({
        code: 'BAD_REQUEST',
        details: { text: { word: 'invalidFields' }, fields: [{ path: 'cursor', text: { word: 'badField' } }] },
      }),
    );
  });

  it('is accepted or refused if it is made up, and never fails otherwise', () => {
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

  it('has a cursor for the next page if there are more rows than the limit', () => {
    expect(toPage([5, 4, 3], 2, keyOf)).toEqual({ items: [5, 4], nextCursor: encodeCursor(['4']) });
  });

  it.each([[[5, 4]], [[5]], [[]]])('is the last one for the rows %j with the limit 2', (rows) => {
    expect(toPage(rows, 2, keyOf)).toEqual({ items: rows });
  });
});
