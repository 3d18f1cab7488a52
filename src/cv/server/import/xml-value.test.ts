import { describe, expect, it } from 'vitest';
import { elementsIn, parseXml } from './office/xml.ts';
import { valueOfXml } from './xml-value.ts';

const read = (xml: string) => elementsIn(parseXml(Buffer.from(xml))).map((element) => valueOfXml(element))[0];

describe('the value of an element', () => {
  it('is all its text if there is text between its elements', () => {
    expect(read('<a>I led <b>ten</b> people.</a>')).toBe('I led ten people.');
    expect(read('<a year="1843">In <b>London</b></a>')).toEqual({ '@year': '1843', '#text': 'In London' });
  });

  it('is an object if there are only spaces between its elements', () => {
    expect(read('<a>\n  <b>One</b>\n  <b>Two</b>\n  <c/>\n</a>')).toEqual({ b: ['One', 'Two'], c: '' });
  });
});
