import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { type Member, send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const PATH = '/api/me/preferences';
const change = ({ call }: Member, body: unknown) => call('PATCH', PATH, body);
const read = async ({ call }: Member) => (await call('GET', PATH)).body;
const UNDECIDED = { theme: null, language: 'en', region: null, timeZone: null, deviceTimeZone: null };

describe('the preferences of an account', () => {
  it('are undecided at first', async () => {
    expect(await read(await addMember(instance))).toEqual(UNDECIDED);
  });

  it.each([
    { theme: 'dark' },
    { theme: 'system' },
    { language: 'de' },
    { region: 'CH' },
    { timeZone: 'America/Argentina/Ushuaia' },
    { deviceTimeZone: 'Asia/Tokyo' },
    { theme: null, region: null, timeZone: null },
  ])('change to %o and leave the rest unchanged', async (changes) => {
    const member = await addMember(instance);
    const zones = { timeZone: 'Europe/Paris', deviceTimeZone: 'Europe/Berlin' };
    const before = { theme: 'light', language: 'fr', region: 'US', ...zones };
    expect((await change(member, before)).body).toEqual(before);
    const { status, body } = await change(member, changes);
    expect([status, body]).toEqual([200, { ...before, ...changes }]);
    expect(await read(member)).toEqual(body);
  });

  it('accept no changes', async () => {
    const member = await addMember(instance);
    expect((await change(member, {})).body).toEqual(UNDECIDED);
  });

  it.each([
    { theme: 'neon' },
    { theme: 1 },
    { language: 'xx' },
    { language: null },
    { region: 'XX' },
    { region: 'us' },
    { timeZone: 'Mars/Olympus' },
    { timeZone: 'Europe/Paris\r\nset-cookie: a=b' },
    { timeZone: 'a'.repeat(100) },
    { timeZone: '' },
    { deviceTimeZone: 'Mars/Olympus' },
    { isAdmin: true },
    { uid: 'somebody' },
    [],
    'dark',
  ])('refuse %j', async (body) => {
    const member = await addMember(instance);
    expect((await change(member, body)).status).toBe(400);
    expect(await read(member)).toEqual(UNDECIDED);
  });

  it('belong to one member, and are refused to visitors before their input is parsed', async () => {
    const [ada, mary] = [await addMember(instance), await addMember(instance)];
    await change(ada, { theme: 'dark' });
    expect(await read(mary)).toEqual(UNDECIDED);
    for (const [method, body] of [
      ['GET', undefined],
      ['PATCH', { theme: 'neon' }],
    ] as const) {
      expect((await send(instance, method, PATH, { body })).status).toBe(401);
    }
  });

  it('do not appear in the user document', async () => {
    const member = await addMember(instance);
    await change(member, { theme: 'dark', region: 'DE' });
    const document = (await member.call('GET', '/api/me')).body;
    expect(Object.keys(document)).not.toEqual(expect.arrayContaining(['theme']));
    expect(Object.keys(document)).not.toEqual(expect.arrayContaining(['region']));
  });
});
