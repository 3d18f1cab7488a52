import { expect, it } from 'vitest';
import { startDnsServer } from '#testing/dns-server.ts';
import { makeDnsResolver } from './dns-resolver.ts';

async function open() {
  const server = await startDnsServer();
  return { ...server, ...makeDnsResolver(server.address, 250) };
}

it('queries the configured server for the records of a name', async () => {
  const { set, lookup } = await open();
  set('ada.example', { A: ['8.8.4.4', '8.8.8.8'], AAAA: ['2001:4860::8888'], TXT: ['one', 'two'] });
  set('www.ada.example', { CNAME: ['ada.example'] });
  expect(await lookup('A', 'ada.example')).toEqual({ values: ['8.8.4.4', '8.8.8.8'] });
  expect(await lookup('AAAA', 'ada.example')).toEqual({ values: ['2001:4860::8888'] });
  expect(await lookup('TXT', 'ada.example')).toEqual({ values: ['one', 'two'] });
  expect(await lookup('CNAME', 'www.ada.example')).toEqual({ values: ['ada.example'] });
  expect(await lookup('A', 'www.ada.example')).toEqual({ values: ['8.8.4.4', '8.8.8.8'] });
});

it('joins the pieces of a TXT record', async () => {
  const { set, lookup } = await open();
  const long = 'x'.repeat(700);
  set('ada.example', { TXT: [long, 'short'] });
  expect(await lookup('TXT', 'ada.example')).toEqual({ values: [long, 'short'] });
});

it('ignores the hosts file of the system', async () => {
  const { lookup } = await open();
  expect(await lookup('A', 'localhost.ada.example')).toEqual({ values: [], fault: 'noSuchName' });
});

it('returns the reason if there are no records', async () => {
  const { set, lookup } = await open();
  set('empty.example', {});
  set('broken.example', 'servfail');
  set('closed.example', 'refused');
  expect(await lookup('A', 'empty.example')).toEqual({ values: [], fault: 'none' });
  expect(await lookup('A', 'nobody.example')).toEqual({ values: [], fault: 'noSuchName' });
  expect(await lookup('A', 'broken.example')).toEqual({ values: [], fault: 'refused' });
  expect(await lookup('A', 'closed.example')).toEqual({ values: [], fault: 'refused' });
});

it.each(['silence', 'lies'] as const)('times out after %s', async (manner) => {
  const { set, lookup } = await open();
  set('ada.example', manner);
  expect(await lookup('A', 'ada.example')).toEqual({ values: [], fault: 'timeout' });
});

it('rejects malformed responses', async () => {
  const { set, lookup } = await open();
  set('ada.example', 'noise');
  const { values, fault } = await lookup('A', 'ada.example');
  expect([values, fault === 'timeout' || fault === 'refused']).toEqual([[], true]);
});

it('accepts responses in another case', async () => {
  const { set, lookup } = await open();
  set('loud.example', 'shouts');
  expect(await lookup('A', 'loud.example')).toEqual({ values: ['8.8.8.8'] });
});

it('stops at a loop of aliases', async () => {
  const { set, lookup } = await open();
  set('a.example', { CNAME: ['b.example'] });
  set('b.example', { CNAME: ['a.example'] });
  expect((await lookup('A', 'a.example')).values).toEqual([]);
});

it('reads large responses and returns no values for oversized ones', async () => {
  const { set, lookup } = await open();
  const many = Array.from({ length: 1500 }, (_, n) => `8.8.${n >> 8}.${n & 255}`);
  set('many.example', { A: many });
  expect((await lookup('A', 'many.example')).values).toHaveLength(1500);
  set('more.example', { A: Array.from({ length: 10_000 }, (_, n) => `8.8.${n >> 8}.${n & 255}`) });
  expect((await lookup('A', 'more.example')).values).toEqual([]);
  set('huge.example', { TXT: Array.from({ length: 100 }, () => 'x'.repeat(10_000)) });
  expect((await lookup('TXT', 'huge.example')).values).toEqual([]);
});

it('detects whether the server is reachable', async () => {
  const { isReachable, close } = await open();
  expect(await isReachable()).toBe(true);
  await close();
  expect(await isReachable()).toBe(false);
});

it('throws for invalid server addresses', () => {
  expect(() => makeDnsResolver('1.2.3.4:99999')).toThrow('DNS_SERVERS');
});
