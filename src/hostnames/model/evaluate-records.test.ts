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
    place: dnsTarget,
    answers: { ...right, ...answers },
    isPrivate: (address) => address.startsWith('10.'),
    ...more,
  });
const route = (answers: Partial<Record<keyof typeof right, DnsAnswer>>) => evaluate({ CNAME: NONE, ...answers });

describe('what is to be set', () => {
  it('is a proof, and an alias or the addresses', () => {
    expect(requiredRecords(claim, dnsTarget)).toEqual([
      { type: 'TXT', name: '_vitrine.www.ada.dev', value: 'vitrine=abc', purpose: 'proof' },
      { type: 'CNAME', name: 'www.ada.dev', value: 'vitrine.page', purpose: 'route' },
      { type: 'A', name: 'www.ada.dev', value: '8.8.8.8', purpose: 'route' },
      { type: 'AAAA', name: 'www.ada.dev', value: '2a00::8', purpose: 'route' },
    ]);
  });

  it('is no alias for a domain itself, nor where the instance has no name', () => {
    const types = (host: string, name: string | undefined) =>
      requiredRecords({ ...claim, host }, { ...dnsTarget, name }).map(({ type }) => type);
    expect(types('ada.dev', 'vitrine.page')).toEqual(['TXT', 'A', 'AAAA']);
    expect(types('www.ada.dev', undefined)).toEqual(['TXT', 'A', 'AAAA']);
  });
});

describe('records are right', () => {
  it.each<[string, ReturnType<typeof evaluate>]>([
    ['an alias', evaluate({})],
    ['an alias in other letters, with a dot', evaluate({ CNAME: of('Vitrine.PAGE.') })],
    ['an alias, with the addresses behind it', evaluate({ A: of('8.8.8.8'), AAAA: of('2a00::8') })],
    ['an alias, wherever that leads', evaluate({ A: of('9.9.9.9') })],
    ['an address', route({ A: of('8.8.8.8') })],
    ['the other address', route({ AAAA: of('2a00::8') })],
    ['both', route({ A: of('8.8.8.8'), AAAA: of('2a00::8') })],
    ['an alias of an alias', evaluate({ CNAME: of('hop.ada.dev'), A: of('8.8.8.8') })],
    ['a proof among other texts', evaluate({ TXT: of('v=spf1 -all', 'vitrine=old', 'vitrine=abc') })],
    ['an alias, while the addresses are not told', evaluate({ A: { values: [], fault: 'timeout' } })],
  ])('with %s', (_, { outcome, seen }) => {
    expect(outcome).toBe('right');
    expect(seen.every(({ isRight, fault }) => isRight && fault === undefined)).toBe(true);
  });
});

describe('records are wrong, and it is told what was seen', () => {
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
      'with an alias of elsewhere',
      evaluate({ CNAME: of('other.page') }),
      { type: 'CNAME', values: ['other.page'], fault: 'elsewhere' },
    ],
    [
      'with an address of elsewhere',
      route({ A: of('9.9.9.9') }),
      { type: 'A', values: ['9.9.9.9'], fault: 'elsewhere' },
    ],
    ['with one address too many', route({ A: of('8.8.8.8', '9.9.9.9') }), { type: 'A', fault: 'elsewhere' }],
    [
      'with a stray address beside',
      route({ A: of('8.8.8.8'), AAAA: of('2a00::9') }),
      { type: 'AAAA', fault: 'elsewhere' },
    ],
    ['with a private address', route({ A: of('10.0.0.1') }), { type: 'A', values: ['10.0.0.1'], fault: 'private' }],
    ['with a private address behind an alias', evaluate({ A: of('10.0.0.1') }), { type: 'A', fault: 'private' }],
    ['with nothing at all', route({}), { type: 'A', values: [], expected: ['8.8.8.8'], fault: 'none' }],
  ])('%s', (_, { outcome, seen }, record) => {
    expect(outcome).toBe('wrong');
    expect(seen).toContainEqual(expect.objectContaining({ ...record, isRight: false }));
  });

  it('where what proves it for another member stands there as well', () => {
    const both = evaluate({ TXT: of('vitrine=abc', 'vitrine=rival') }, { rivalProof: 'rival' });
    expect(both.outcome).toBe('wrong');
    expect(both.seen[0]).toMatchObject({ type: 'TXT', isRight: false, fault: 'shared' });
    expect(evaluate({}, { rivalProof: 'rival' }).outcome).toBe('right');
  });
});

describe('it is not known', () => {
  it.each<[string, ReturnType<typeof evaluate>]>([
    ['while nobody answers for the proof', evaluate({ TXT: { values: [], fault: 'timeout' } })],
    ['while its servers fail', evaluate({ TXT: { values: [], fault: 'refused' } })],
    ['while nobody answers for the way', route({ A: { values: [], fault: 'timeout' } })],
  ])('%s', (_, { outcome }) => {
    expect(outcome).toBe('unknown');
  });

  it('but what is wrong for certain is wrong', () => {
    expect(route({ TXT: NONE, A: { values: [], fault: 'timeout' } }).outcome).toBe('wrong');
  });
});

it('of answers without end, what is looked for is found and little is kept', () => {
  const texts = Array.from({ length: 4000 }, (_, n) => `${n} ${'x'.repeat(1000)}`);
  const { outcome, seen } = evaluate({ TXT: of(...texts, 'vitrine=abc') });
  expect(outcome).toBe('right');
  expect(seen[0]?.values).toHaveLength(8);
  expect(seen[0]?.values[0]).toBe('vitrine=abc');
  expect(JSON.stringify(seen).length).toBeLessThan(3000);
});
