import { describe, expect, it } from 'vitest';
import { evaluateRecords } from './evaluate-records.ts';
import { type DnsAnswer, requiredRecords } from './records.ts';

const claim = { host: 'www.ada.dev', proof: 'abc' };
const dnsTarget = { name: 'vitrine.page', addresses: ['8.8.8.8', '2a00::8'] };
const NONE: DnsAnswer = { values: [], fault: 'none' };
const of = (...values: string[]): DnsAnswer => ({ values });
const right = { TXT: of('vitrine=abc'), CNAME: of('vitrine.page'), A: NONE, AAAA: NONE };

const evaluate = (answers: Partial<Record<keyof typeof right, DnsAnswer>>, more: { rivalProof?: string } = {}) =>
  evaluateRecords({
    claim,
    dnsTarget,
    answers: { ...right, ...answers },
    isPrivate: (address) => address.startsWith('10.'),
    ...more,
  });
const route = (answers: Partial<Record<keyof typeof right, DnsAnswer>>) => evaluate({ CNAME: NONE, ...answers });

describe('the required records', () => {
  it('are a proof, and an alias or the addresses', () => {
    expect(requiredRecords(claim, dnsTarget)).toEqual([
      { type: 'TXT', name: '_vitrine.www.ada.dev', value: 'vitrine=abc', purpose: 'proof' },
      { type: 'CNAME', name: 'www.ada.dev', value: 'vitrine.page', purpose: 'route' },
      { type: 'A', name: 'www.ada.dev', value: '8.8.8.8', purpose: 'route' },
      { type: 'AAAA', name: 'www.ada.dev', value: '2a00::8', purpose: 'route' },
    ]);
  });

  it('contain no alias for an apex domain or if the instance has no host name', () => {
    const types = (host: string, name: string | undefined) =>
      requiredRecords({ ...claim, host }, { ...dnsTarget, name }).map(({ type }) => type);
    expect(types('ada.dev', 'vitrine.page')).toEqual(['TXT', 'A', 'AAAA']);
    expect(types('www.ada.dev', undefined)).toEqual(['TXT', 'A', 'AAAA']);
  });
});

describe('records are right', () => {
  it.each<[string, ReturnType<typeof evaluate>]>([
    ['an alias', evaluate({})],
    ['an alias in mixed case with a trailing dot', evaluate({ CNAME: of('Vitrine.PAGE.') })],
    ['an alias and the addresses it resolves to', evaluate({ A: of('8.8.8.8'), AAAA: of('2a00::8') })],
    ['an alias that resolves to other addresses', evaluate({ A: of('9.9.9.9') })],
    ['an address', route({ A: of('8.8.8.8') })],
    ['the other address', route({ AAAA: of('2a00::8') })],
    ['both addresses', route({ A: of('8.8.8.8'), AAAA: of('2a00::8') })],
    ['an alias of an alias', evaluate({ CNAME: of('hop.ada.dev'), A: of('8.8.8.8') })],
    ['a proof among other texts', evaluate({ TXT: of('v=spf1 -all', 'vitrine=old', 'vitrine=abc') })],
    ['an alias whose addresses time out', evaluate({ A: { values: [], fault: 'timeout' } })],
  ])('with %s', (_, { outcome, seen }) => {
    expect(outcome).toBe('right');
    expect(seen.every(({ isRight, fault }) => isRight && fault === undefined)).toBe(true);
  });
});

describe('records are wrong, and the found values are returned', () => {
  it.each<[string, ReturnType<typeof evaluate>, object]>([
    ['without a proof', evaluate({ TXT: NONE }), { type: 'TXT', values: [], fault: 'none' }],
    ['with no such name', evaluate({ TXT: { values: [], fault: 'noSuchName' } }), { type: 'TXT', fault: 'noSuchName' }],
    [
      'with another proof',
      evaluate({ TXT: of('vitrine=xyz') }),
      { type: 'TXT', values: ['vitrine=xyz'], fault: 'elsewhere' },
    ],
    ['with half a proof', evaluate({ TXT: of('vitrine=ab') }), { type: 'TXT', fault: 'elsewhere' }],
    [
      'with an alias to another host',
      evaluate({ CNAME: of('other.page') }),
      { type: 'CNAME', values: ['other.page'], fault: 'elsewhere' },
    ],
    [
      'with the address of another host',
      route({ A: of('9.9.9.9') }),
      { type: 'A', values: ['9.9.9.9'], fault: 'elsewhere' },
    ],
    ['with one address too many', route({ A: of('8.8.8.8', '9.9.9.9') }), { type: 'A', fault: 'elsewhere' }],
    [
      'with an additional wrong IPv6 address',
      route({ A: of('8.8.8.8'), AAAA: of('2a00::9') }),
      { type: 'AAAA', fault: 'elsewhere' },
    ],
    ['with a private address', route({ A: of('10.0.0.1') }), { type: 'A', values: ['10.0.0.1'], fault: 'private' }],
    ['with a private address behind an alias', evaluate({ A: of('10.0.0.1') }), { type: 'A', fault: 'private' }],
    ['without any address', route({}), { type: 'A', values: [], expected: ['8.8.8.8'], fault: 'none' }],
  ])('%s', (_, { outcome, seen }, record) => {
    expect(outcome).toBe('wrong');
    expect(seen).toContainEqual(expect.objectContaining({ ...record, isRight: false }));
  });

  it('while the proof of another member is set as well', () => {
    const both = evaluate({ TXT: of('vitrine=abc', 'vitrine=rival') }, { rivalProof: 'rival' });
    expect(both.outcome).toBe('wrong');
    expect(both.seen[0]).toMatchObject({ type: 'TXT', isRight: false, fault: 'shared' });
    expect(evaluate({}, { rivalProof: 'rival' }).outcome).toBe('right');
  });
});

describe('the outcome is unknown', () => {
  it.each<[string, ReturnType<typeof evaluate>]>([
    ['if the query for the proof times out', evaluate({ TXT: { values: [], fault: 'timeout' } })],
    ['if the name servers refuse the query for the proof', evaluate({ TXT: { values: [], fault: 'refused' } })],
    ['if the query for the address times out', route({ A: { values: [], fault: 'timeout' } })],
  ])('%s', (_, { outcome }) => {
    expect(outcome).toBe('unknown');
  });

  it('unless one record is certainly wrong', () => {
    expect(route({ TXT: NONE, A: { values: [], fault: 'timeout' } }).outcome).toBe('wrong');
  });
});

it('finds the proof in very long responses and stores only few values', () => {
  const texts = Array.from({ length: 4000 }, (_, n) => `${n} ${'x'.repeat(1000)}`);
  const { outcome, seen } = evaluate({ TXT: of(...texts, 'vitrine=abc') });
  expect(outcome).toBe('right');
  expect(seen[0]?.values).toHaveLength(8);
  expect(seen[0]?.values[0]).toBe('vitrine=abc');
  expect(JSON.stringify(seen).length).toBeLessThan(3000);
});
