import { describe, expect, it } from 'vitest';
import { serverLinkErrors, validateLinks } from './link-errors.ts';

const row = (id: string, name: string, address: string) => ({ id, name, address });

describe('validating links', () => {
  it.each([
    ['a link without a name', row('a', ' ', 'https://example.org'), { name: 'nameNeeded' }],
    ['a name that is too long', row('a', 'x'.repeat(41), 'https://example.org'), { name: 'nameTooLong' }],
    ['a link without an address', row('a', 'Note G', ''), { address: 'addressNeeded' }],
    ['an invalid address', row('a', 'Note G', 'note g'), { address: 'addressFaulty' }],
    [
      'an address with a scheme other than HTTP(S)',
      row('a', 'Note G', 'javascript:alert(1)'),
      { address: 'addressFaulty' },
    ],
    ['invalid name and address', row('a', '', 'ftp://example.org'), { name: 'nameNeeded', address: 'addressFaulty' }],
  ])('rejects %s', (_, link, fault) => {
    expect(validateLinks([link])).toEqual({ a: fault });
  });

  it('rejects a second link of a network, ignoring case', () => {
    const links = [row('a', 'GitHub', 'https://github.com/ada'), row('b', 'github', 'https://github.com/lovelace')];
    expect(validateLinks(links)).toEqual({ b: { name: 'nameTwice' } });
  });

  it('accepts complete and empty links', () => {
    expect(validateLinks([row('a', 'Note G', 'example.org/g'), row('b', '', '')])).toEqual({});
  });
});

it('assigns the errors of the server to the links that they name', () => {
  const error = Object.assign(new Error('Fix the highlighted fields'), {
    code: 'BAD_REQUEST',
    status: 400,
    data: { fields: [{ path: 'profile.socialLinks.github', message: 'Enter a web address like https://example.com' }] },
  });
  const links = [row('a', 'GitHub', 'https://github.com/ada'), row('b', 'Note G', 'https://example.org')];
  expect(serverLinkErrors(links, error)).toEqual({ a: { address: 'Enter a web address like https://example.com' } });
});
