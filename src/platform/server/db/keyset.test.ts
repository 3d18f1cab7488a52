import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/pure/errors.ts';
import { decodeCursor, encodeCursor, isDatabaseTime, isIsoTime, isOneOf, toPage } from './keyset.ts';

const any = () => true;

describe('a cursor', () => {
  it('restores any key, and is safe in a URL', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'grapheme' }), { minLength: 1, maxLength: 4 }), (key) => {
        const cursor = encodeCursor(key);
        expect(cursor).toMatch(/^[\w-]+$/);
        expect(
          decodeCursor(
            cursor,
            key.map(() => any),
          ),
        ).toEqual(key);
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
    const decode = () => decodeCursor(cursor, [any]);
    expect(decode).toThrow(AppError);
    expect(decode).toThrow(
      expect.objectContaining({
        code: 'BAD_REQUEST',
        details: { text: { word: 'invalidFields' }, fields: [{ path: 'cursor', text: { word: 'badField' } }] },
      }),
    );
  });

  it.each([
    [['newest', '2026-02-28T10:00:00.000001Z'], true],
    [['oldest', '2026-02-28T10:00:00.000001Z'], false],
    [['newest', '2026-02-30T10:00:00.000001Z'], false],
    [['newest', '2026-02-28T10:00:00.000Z'], false],
    [['newest', '2026-02-28T10:00:00.00000\u0660Z'], false],
  ])('with the key %j passes the tests of a list: %s', (key, isValid) => {
    const decode = () => decodeCursor(encodeCursor(key), [isOneOf('newest'), isDatabaseTime]);
    if (isValid) expect(decode()).toEqual(key);
    else expect(decode).toThrow(AppError);
  });

  it.each([
    ['2026-02-28T10:00:00.000Z', true],
    ['2026-02-30T10:00:00.000Z', false],
    ['2026-02-28', false],
    ['', false],
  ])('may have the time %j: %s', (text, isValid) => {
    expect(isIsoTime(text)).toBe(isValid);
  });

  it('is accepted or refused if it is made up, and never fails otherwise', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 3 }), (cursor, parts) => {
        try {
          expect(decodeCursor(cursor, Array(parts).fill(any))).toHaveLength(parts);
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
