import { describe, expect, it } from 'vitest';
import { decodeString, type StringFormat } from './string-formats.ts';

const text = (format: StringFormat, value: string) => new TextDecoder().decode(decodeString(format, value).bytes);

describe('a string in a format', () => {
  it.each([
    ['raw', 'Ελλάδα 🎼', 'Ελλάδα 🎼'],
    ['base64', 'aGk/', 'hi?'],
    ['base64', 'aGk=', 'hi'],
    ['base64', 'aGk', 'hi'],
    ['base64url', 'aGk_', 'hi?'],
    ['base64', '', ''],
    ['data_url', 'data:,a%20b', 'a b'],
    ['data_url', 'data:;base64,aGk=', 'hi'],
    ['data_url', 'data:text/plain;charset=utf-8;base64,aGk=', 'hi'],
    ['data_url', 'data:text/plain,a,b', 'a,b'],
  ] as const)('%s %j is decoded', (format, value, expected) => {
    expect(text(format, value)).toBe(expected);
  });

  it('returns the content type of a data URL, if it has one', () => {
    expect(decodeString('data_url', 'data:text/plain;charset=utf-8;base64,aGk=').contentType).toBe(
      'text/plain;charset=utf-8',
    );
    expect(decodeString('data_url', 'data:,x').contentType).toBeUndefined();
  });

  it.each([
    ['base64', 'aGk_'],
    ['base64', 'aG-k'],
    ['base64', 'a'],
    ['base64', 'aG k'],
    ['base64', 'a=Gk'],
    ['base64url', 'aGk/'],
    ['base64url', 'aG+k'],
    ['data_url', 'text/plain,hi'],
    ['data_url', 'data:text/plain;base64'],
    ['data_url', 'data:;base64,aGk_'],
    ['data_url', 'data:,%zz'],
  ] as const)('%s %j is rejected', (format, value) => {
    expect(() => decodeString(format, value)).toThrow(expect.objectContaining({ code: 'invalid-format' }));
  });

  it('is rejected if the format is unknown', () => {
    expect(() => decodeString('hex' as StringFormat, '00')).toThrow(expect.objectContaining({ code: 'unknown' }));
  });
});
