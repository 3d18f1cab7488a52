import { expect, it } from 'vitest';
import { startDnsServer } from '#testing/dns-server.ts';
import { makeNames } from './names.ts';

async function open() {
  const server = await startDnsServer();
  return { ...server, ...makeNames(server.address, 250) };
}

it('the records of a name are asked of the server that is set', async () => {
  const { set, ask } = await open();
  set('ada.example', { A: ['8.8.4.4', '8.8.8.8'], AAAA: ['2001:4860::8888'], TXT: ['one', 'two'] });
  set('www.ada.example', { CNAME: ['ada.example'] });
  expect(await ask('A', 'ada.example')).toEqual({ values: ['8.8.4.4', '8.8.8.8'] });
  expect(await ask('AAAA', 'ada.example')).toEqual({ values: ['2001:4860::8888'] });
  expect(await ask('TXT', 'ada.example')).toEqual({ values: ['one', 'two'] });
  expect(await ask('CNAME', 'www.ada.example')).toEqual({ values: ['ada.example'] });
  expect(await ask('A', 'www.ada.example')).toEqual({ values: ['8.8.4.4', '8.8.8.8'] });
});

it('a text that came in pieces is one', async () => {
  const { set, ask } = await open();
  const long = 'x'.repeat(700);
  set('ada.example', { TXT: [long, 'short'] });
  expect(await ask('TXT', 'ada.example')).toEqual({ values: [long, 'short'] });
});

it('the table of hosts of the machine is not looked into', async () => {
  const { ask } = await open();
  expect(await ask('A', 'localhost.ada.example')).toEqual({ values: [], fault: 'noSuchName' });
});

it('it is told why there is nothing', async () => {
  const { set, ask } = await open();
  set('empty.example', {});
  set('broken.example', 'servfail');
  set('closed.example', 'refused');
  expect(await ask('A', 'empty.example')).toEqual({ values: [], fault: 'none' });
  expect(await ask('A', 'nobody.example')).toEqual({ values: [], fault: 'noSuchName' });
  expect(await ask('A', 'broken.example')).toEqual({ values: [], fault: 'refused' });
  expect(await ask('A', 'closed.example')).toEqual({ values: [], fault: 'refused' });
});

it.each(['silence', 'lies'] as const)('to %s there is an end', async (manner) => {
  const { set, ask } = await open();
  set('ada.example', manner);
  expect(await ask('A', 'ada.example')).toEqual({ values: [], fault: 'timeout' });
});

it('noise is no answer', async () => {
  const { set, ask } = await open();
  set('ada.example', 'noise');
  const { values, fault } = await ask('A', 'ada.example');
  expect([values, fault === 'timeout' || fault === 'refused']).toEqual([[], true]);
});

it('letters count as the same whether they are large or small', async () => {
  const { set, ask } = await open();
  set('loud.example', 'shouts');
  expect(await ask('A', 'loud.example')).toEqual({ values: ['8.8.8.8'] });
});

it('a circle of names ends', async () => {
  const { set, ask } = await open();
  set('a.example', { CNAME: ['b.example'] });
  set('b.example', { CNAME: ['a.example'] });
  expect((await ask('A', 'a.example')).values).toEqual([]);
});

it('an answer of any size is taken', async () => {
  const { set, ask } = await open();
  const many = Array.from({ length: 1500 }, (_, n) => `8.8.${n >> 8}.${n & 255}`);
  set('many.example', { A: many });
  expect((await ask('A', 'many.example')).values).toHaveLength(1500);
  set('more.example', { A: Array.from({ length: 10_000 }, (_, n) => `8.8.${n >> 8}.${n & 255}`) });
  expect((await ask('A', 'more.example')).values).toEqual([]);
  set('huge.example', { TXT: Array.from({ length: 100 }, () => 'x'.repeat(10_000)) });
  expect((await ask('TXT', 'huge.example')).values).toEqual([]);
});

it('whether anybody answers at all is known', async () => {
  const { isThere, close } = await open();
  expect(await isThere()).toBe(true);
  await close();
  expect(await isThere()).toBe(false);
});

it('servers that are none stop the start', () => {
  expect(() => makeNames('1.2.3.4:99999')).toThrow('DNS_SERVERS');
});
