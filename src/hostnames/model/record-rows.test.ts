import { expect, it } from 'vitest';
import { recordRows } from './record-rows.ts';

const name = 'www.ada.dev';
const proof = { type: 'TXT', name: `_vitrine.${name}`, value: 'vitrine=abc', purpose: 'proof' } as const;
const alias = { type: 'CNAME', name, value: 'vitrine.page', purpose: 'route' } as const;
const addresses = ['8.8.8.8', '8.8.4.4'].map((value) => ({ type: 'A', name, value, purpose: 'route' }) as const);
const records = [proof, alias, ...addresses];
const saw = (type: 'TXT' | 'CNAME' | 'A' | 'AAAA', values: string[], isRight: boolean) => ({
  ...{ type, values, isRight, expected: [] },
  name: type === 'TXT' ? proof.name : name,
});

it('the addresses of a domain are one line', () => {
  expect(recordRows({ records, seen: [] }).map(({ type, values, seen }) => [type, values, seen])).toEqual([
    ['TXT', ['vitrine=abc'], undefined],
    ['CNAME', ['vitrine.page'], undefined],
    ['A', ['8.8.8.8', '8.8.4.4'], undefined],
  ]);
});

it('what was seen stands beside what is wanted', () => {
  const seen = [saw('TXT', [], false), saw('A', ['9.9.9.9'], false)];
  expect(recordRows({ records, seen }).map((row) => row.seen?.values)).toEqual([[], undefined, ['9.9.9.9']]);
});

it('what leads elsewhere beside is to be taken off', () => {
  const seen = [saw('TXT', ['vitrine=abc'], true), saw('A', ['8.8.8.8'], true), saw('AAAA', ['2a00::9'], false)];
  const stray = recordRows({ records, seen }).at(-1);
  expect([stray?.type, stray?.values, stray?.seen?.values]).toEqual(['AAAA', [], ['2a00::9']]);
});

it('of a domain that leads here, the other ways are left out', () => {
  const seen = [saw('TXT', ['vitrine=abc'], true), saw('CNAME', ['vitrine.page'], true)];
  expect(recordRows({ records, seen }).map(({ type }) => type)).toEqual(['TXT', 'CNAME']);
});
