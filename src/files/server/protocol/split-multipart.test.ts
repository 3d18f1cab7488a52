import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { splitMultipart } from './split-multipart.ts';

const partsWith = (header: string) =>
  splitMultipart(
    new Blob([`--b\r\n\r\n{}\r\n--b\r\n${header}\r\n\r\nbytes\r\n--b--`]),
    'multipart/related; boundary=b',
  );

describe('the header of a part', () => {
  it.each([
    ['Content-Type: text/plain', 'text/plain'],
    ['x: y\r\ncontent-type:\t image/png \t', 'image/png'],
    ['Content-Type: ', undefined],
    ['x: y', undefined],
  ])('%j sets the content type %s', async (header, contentType) => {
    expect((await partsWith(header)).metadata.contentType).toBe(contentType);
  });

  it('is parsed in linear time', () =>
    expectLinear([' ', '\t', 'content-type:', 'a '], (text) => partsWith(`Content-Type: a${text}a`)));
});
