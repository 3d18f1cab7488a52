import { describe, expect, it } from 'vitest';
import { serverLinkErrors, validateLinks } from './link-errors.ts';

const row = (id: string, name: string, address: string) => ({ id, name, address });

describe('a link is faulty', () => {
  it.each([
    ['without a name', row('a', ' ', 'https://example.org'), { name: 'nameNeeded' }],
    ['with a name that is too long', row('a', 'x'.repeat(41), 'https://example.org'), { name: 'nameTooLong' }],
    ['without an address', row('a', 'Note G', ''), { address: 'addressNeeded' }],
    ['with what is no address', row('a', 'Note G', 'note g'), { address: 'addressFaulty' }],
    [
      'with an address that is not for the web',
      row('a', 'Note G', 'javascript:alert(1)'),
      { address: 'addressFaulty' },
    ],
    ['in both', row('a', '', 'ftp://example.org'), { name: 'nameNeeded', address: 'addressFaulty' }],
  ])('%s', (_, link, fault) => {
    expect(validateLinks([link])).toEqual({ a: fault });
  });

  it('when its network is there already, however that is written', () => {
    const links = [row('a', 'GitHub', 'https://github.com/ada'), row('b', 'github', 'https://github.com/lovelace')];
    expect(validateLinks(links)).toEqual({ b: { name: 'nameTwice' } });
  });

  it('and not when it is whole, or empty', () => {
    expect(validateLinks([row('a', 'Note G', 'example.org/g'), row('b', '', '')])).toEqual({});
  });
});

it('what the server refuses stands beside the link that it names', () => {
  const error = Object.assign(new Error('Fix the highlighted fields'), {
    code: 'BAD_REQUEST',
    status: 400,
    data: { fields: [{ path: 'profile.socialLinks.github', message: 'Enter a web address like https://example.com' }] },
  });
  const links = [row('a', 'GitHub', 'https://github.com/ada'), row('b', 'Note G', 'https://example.org')];
  expect(serverLinkErrors(links, error)).toEqual({ a: { address: 'Enter a web address like https://example.com' } });
});
