import { expect, it } from 'vitest';
import { recordRows } from './record-rows.ts';

const name = 'www.ada.dev';
const proof = { type: 'TXT', name: `_vitrine.${name}`, value: 'vitrine=abc', purpose: 'proof' } as const;
const alias = { type: 'CNAME', name, value: 'vitrine.page', purpose: 'route' } as const;
const addresses = ['8.8.8.8', '8.8.4.4'].map((value) => ({ type: 'A', name, value, purpose: 'route' }) as const);
const records = [proof, alias, ...addresses];
const observed = (type: 'TXT' | 'CNAME' | 'A' | 'AAAA', values: string[], isRight: boolean) => ({
  ...{ type, values, isRight, expected: [] },
  name: type === 'TXT' ? proof.name : name,
});

it('groups the addresses of a domain into one row', () => {
  expect(recordRows({ records, seen: [] }).map(({ type, values, seen }) => [type, values, seen])).toEqual([
    ['TXT', ['vitrine=abc'], undefined],
    ['CNAME', ['vitrine.page'], undefined],
    ['A', ['8.8.8.8', '8.8.4.4'], undefined],
  ]);
});

it('adds the found values to the row of the required ones', () => {
  const seen = [observed('TXT', [], false), observed('A', ['9.9.9.9'], false)];
  expect(recordRows({ records, seen }).map((row) => row.seen?.values)).toEqual([[], undefined, ['9.9.9.9']]);
});

it('lists additional wrong records for removal', () => {
  const seen = [
    observed('TXT', ['vitrine=abc'], true),
    observed('A', ['8.8.8.8'], true),
    observed('AAAA', ['2a00::9'], false),
  ];
  const stray = recordRows({ records, seen }).at(-1);
  expect([stray?.type, stray?.values, stray?.seen?.values]).toEqual(['AAAA', [], ['2a00::9']]);
});

it('omits the alternatives once one route record is right', () => {
  const seen = [observed('TXT', ['vitrine=abc'], true), observed('CNAME', ['vitrine.page'], true)];
  expect(recordRows({ records, seen }).map(({ type }) => type)).toEqual(['TXT', 'CNAME']);
});
