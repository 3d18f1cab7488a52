import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchesPattern, patternFault } from './patterns.ts';

const faultOf = (pattern: string) =>
  patternFault(pattern, (name) => name === 'vitrine.page' || name.endsWith('.vitrine.page'));

describe('a pattern', () => {
  it.each(['bank.example', '*.bank.example', '*paypal*', 'bank.*', 'xn--bcher-kva.example', '*.zip', '*vitrine*'])(
    '%s can be blocked',
    (pattern) => {
      expect(faultOf(pattern)).toBeUndefined();
    },
  );

  it.each([
    ['*', 'patternTooWide'],
    ['*.*', 'patternTooWide'],
    ['*-*.*', 'patternTooWide'],
    ['*a*', 'patternTooWide'],
    ['', 'patternFormat'],
    ['bank', 'patternFormat'],
    ['.bank.example', 'patternFormat'],
    ['bank.example.', 'patternFormat'],
    ['bank..example', 'patternFormat'],
    ['bank example', 'patternFormat'],
    ['bücher.example', 'patternFormat'],
    ['<b>.example', 'patternFormat'],
    ['bank_%.example', 'patternFormat'],
    ['vitrine.page', 'domainOurs'],
    ['*.vitrine.page', 'domainOurs'],
    ['ada.vitrine.page', 'domainOurs'],
  ])('%j cannot be blocked: %s', (pattern, fault) => {
    expect(faultOf(pattern)).toBe(fault);
  });
});

describe('the hosts that match a pattern', () => {
  it.each([
    ['bank.example', ['bank.example'], ['www.bank.example', 'abank.example', 'bank.example.org']],
    ['*.bank.example', ['www.bank.example', 'a.b.bank.example'], ['bank.example', 'mybank.example']],
    ['*paypal*', ['paypal.com', 'my-paypal.example', 'www.paypals.dev'], ['paypa1.com', 'pay.pal.com']],
    ['bank.*', ['bank.dev', 'bank.co.uk'], ['mybank.dev', 'bank']],
    ['a*b*c', ['abc', 'a-b-c', 'axbxbxc'], ['acb', 'ab', 'abcd']],
    ['aba*aba', ['abaaba', 'aba.aba'], ['aba', 'ababa']],
  ])('%s', (pattern, all, none) => {
    expect(all.filter((host) => !matchesPattern(host, pattern))).toEqual([]);
    expect(none.filter((host) => matchesPattern(host, pattern))).toEqual([]);
  });

  it('are those that match the equivalent regular expression', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'b', '.', '-'), maxLength: 8 });
    const pattern = fc.string({ unit: fc.constantFrom('a', 'b', '.', '*'), maxLength: 6 });
    fc.assert(
      fc.property(text, pattern, (host, written) => {
        const expression = written.split('*').map(RegExp.escape).join('.*');
        expect(matchesPattern(host, written)).toBe(new RegExp(`^${expression}$`).test(host));
      }),
    );
  });
});
