import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { type Member, send, signInAgain } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const change = ({ call }: Member, body: unknown) => call('PATCH', '/api/me', body);
const document = async ({ call }: Member) => (await call('GET', '/api/me')).body;

const twenty = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`place ${n}`, `https://example.org/${n}`]));

describe('changing the user document', () => {
  it.each<[what: string, given: object]>([
    ['the display name', { displayName: 'Augusta Ada King' }],
    ['the display name, trimmed', { displayName: '  Ada  ' }],
    ['the bio', { profile: { bio: 'Poetical science.\n\tNotes A to G. 🧮' } }],
    ['the longest bio', { profile: { bio: 'x'.repeat(600) } }],
    ['a bio with markup, as text', { profile: { bio: '<script>alert(1)</script>' } }],
    ['the location', { profile: { location: 'Ockham Park, Surrey' } }],
    ['the website', { profile: { website: 'https://example.org/ada?note=g#end' } }],
    ['a website in another script', { profile: { website: 'http://例え.jp/アーダ' } }],
    ['no website', { profile: { website: '' } }],
    [
      'links',
      { profile: { socialLinks: { github: 'https://github.com/ada', 'The Analytical Society': 'https://a.org' } } },
    ],
    ['the maximum number of links', { profile: { socialLinks: twenty } }],
    ['no links', { profile: { socialLinks: {} } }],
    ['the visibility of achievements', { profile: { showAchievements: false } }],
  ])('changes %s and leaves the rest unchanged', async (_, changes: { displayName?: string; profile?: object }) => {
    const member = await addMember(instance);
    const full = { bio: 'b', location: 'l', website: 'https://w.org', socialLinks: { a: 'https://a.org' } };
    const before = (await change(member, { displayName: 'Ada', profile: full })).body;
    const { status, body } = await change(member, changes);
    expect(status).toBe(200);
    expect(body).toEqual({
      ...before,
      displayName: changes.displayName?.trim() ?? 'Ada',
      updatedAt: body.updatedAt,
      profile: { ...before.profile, ...changes.profile },
    });
    expect(body.updatedAt > before.updatedAt).toBe(true);
    expect(await document(member)).toEqual(body);
  });

  it('accepts several changes at once, and none', async () => {
    const member = await addMember(instance);
    const changes = { displayName: 'Ada King', profile: { bio: 'Engines.', showAchievements: false } };
    expect((await change(member, changes)).body).toMatchObject(changes);
    for (const nothing of [{}, { profile: {} }]) expect((await change(member, nothing)).body).toMatchObject(changes);
  });

  it('changes the language of the member’s emails, which the user document does not show', async () => {
    const member = await addMember(instance);
    const { status, body } = await change(member, { language: 'de' });
    expect([status, Object.keys(body).includes('language')]).toEqual([200, false]);
    const stored = await instance.kernel.db.pool.query('select language from users where uid = $1', [member.uid]);
    expect(stored.rows).toEqual([{ language: 'de' }]);
  });

  it('keeps concurrent changes from two devices', async () => {
    const member = await addMember(instance);
    const phone = await signInAgain(instance, member);
    await Promise.all([
      change(member, { profile: { bio: 'Engines.' } }),
      change(phone, { profile: { location: 'London' } }),
    ]);
    expect((await document(member)).profile).toMatchObject({ bio: 'Engines.', location: 'London' });
  });

  it.each<[path: string, body: unknown, message: string]>([
    ['displayName', { displayName: '' }, 'Use at least 1 character'],
    ['displayName', { displayName: 'x'.repeat(81) }, 'Use 80 characters or fewer'],
    ['displayName', { displayName: 'Ada\u202e' }, 'Enter a valid value'],
    ['displayName', { displayName: null }, 'This value has the wrong type'],
    ['displayName', { displayName: ['Ada'] }, 'This value has the wrong type'],
    ['language', { language: 'xx' }, 'Enter a valid value'],
    ['language', { language: ['de'] }, 'Enter a valid value'],
    ['language', { language: null }, 'Enter a valid value'],
    ['profile', { profile: null }, 'This value has the wrong type'],
    ['profile', { profile: 'ada' }, 'This value has the wrong type'],
    ['profile.bio', { profile: { bio: 'x'.repeat(601) } }, 'Use 600 characters or fewer'],
    ['profile.bio', { profile: { bio: 'a\u0000b' } }, 'Enter a valid value'],
    ['profile.bio', { profile: { bio: 'half an emoji \ud83e' } }, 'Enter a valid value'],
    ['profile.location', { profile: { location: 'x'.repeat(121) } }, 'Use 120 characters or fewer'],
    ['profile.location', { profile: { location: 'London\nLondon' } }, 'Enter a valid value'],
    [
      'profile.website',
      { profile: { website: 'javascript:alert(1)' } },
      'Enter a web address like https://example.com',
    ],
    [
      'profile.website',
      { profile: { website: ' JaVaScRiPt:alert(1)' } },
      'Enter a web address like https://example.com',
    ],
    ['profile.website', { profile: { website: 'data:text/html,x' } }, 'Enter a web address like https://example.com'],
    ['profile.website', { profile: { website: 'example.org' } }, 'Enter a web address like https://example.com'],
    ['profile.website', { profile: { website: '//example.org' } }, 'Enter a web address like https://example.com'],
    ['profile.website', { profile: { website: 'http://' } }, 'Enter a web address like https://example.com'],
    [
      'profile.website',
      { profile: { website: 'https://exa mple.org' } },
      'Enter a web address like https://example.com',
    ],
    [
      'profile.website',
      { profile: { website: 'https://example.org/\u0000' } },
      'Enter a web address like https://example.com',
    ],
    [
      'profile.website',
      { profile: { website: 'https://example.org/\ud800' } },
      'Enter a web address like https://example.com',
    ],
    [
      'profile.website',
      { profile: { website: `https://example.org/${'x'.repeat(300)}` } },
      'Use 300 characters or fewer',
    ],
    [
      'profile.socialLinks.github',
      { profile: { socialLinks: { github: 'javascript:alert(1)' } } },
      'Enter a web address like https://example.com',
    ],
    ['profile.socialLinks.github', { profile: { socialLinks: { github: 7 } } }, 'This value has the wrong type'],
    ['profile.socialLinks', { profile: { socialLinks: { ...twenty, more: 'https://m.org' } } }, 'The maximum is 20'],
    ['profile.socialLinks', { profile: { socialLinks: ['https://a.org'] } }, 'This value has the wrong type'],
    ['profile.showAchievements', { profile: { showAchievements: 'no' } }, 'This value has the wrong type'],
  ])('rejects an invalid value with the error on its field: %s %j', async (path, body, message) => {
    const member = await addMember(instance, { verified: false });
    const before = await document(member);
    const answer = await change(member, body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'BAD_REQUEST', message: 'Fix the highlighted fields' });
    expect(answer.body.data.fields).toContainEqual({ path, message });
    expect(await document(member)).toEqual(before);
  });

  it.each([
    ['a name with control characters', { 'a\u0000b': 'https://a.org' }],
    ['half an emoji as the name', { '\ud800': 'https://a.org' }],
    ['an empty name', { '': 'https://a.org' }],
    ['a name that is too long', { ['x'.repeat(41)]: 'https://a.org' }],
  ])('rejects a link with %s', async (_, socialLinks) => {
    const member = await addMember(instance, { verified: false });
    const { status, body } = await change(member, { profile: { socialLinks } });
    expect([status, body]).toMatchObject([400, { code: 'BAD_REQUEST', data: { fields: [{}] } }]);
  });

  it('stores links named like properties of Object.prototype', async () => {
    const member = await addMember(instance, { verified: false });
    const body = Buffer.from('{"profile":{"socialLinks":{"__proto__":"https://a.org","constructor":"https://b.org"}}}');
    const headers = { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' };
    const answer = await send(instance, 'PATCH', '/api/me', { body, headers });
    expect(answer.status).toBe(200);
    expect(answer.body.profile.socialLinks.constructor).toBe('https://b.org');
  });

  it.each([
    ['missing', undefined],
    ['a list', []],
    ['a string', 'ada'],
    ['null', null],
  ])('rejects a body that is %s', async (_, body) => {
    const member = await addMember(instance, { verified: false });
    expect((await change(member, body)).status).toBe(400);
  });
});
