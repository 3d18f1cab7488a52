import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { addAdmin, addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { uploadFile } from '#testing/images.ts';
import { type Member, newPerson, send, visitor } from '#testing/members.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const SETTINGS = '/api/admin/settings';
const LOGO = `${SETTINGS}/logo`;

async function startWithAdmin(env: Record<string, string> = {}) {
  const instance = await startTestInstance(env);
  const admin = await addAdmin(instance);
  const decide = async (change: object) => {
    const answer = await admin.call('PATCH', SETTINGS, change);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const facts = async () => (await send(instance, 'GET', '/api/instance')).body;
  const home = async () => (await send(instance, 'GET', '/')).body as string;
  return { instance, admin, decide, facts, home };
}

const eventsOf = async ({ kernel }: TestInstance) =>
  (
    await kernel.db.pool.query<{ action: string; actor_kind: string; details: Record<string, unknown> }>(
      `select action, actor_kind, details from audit_events where action in ('settings-changed', 'logo-changed') order by id`,
    )
  ).rows;

const fieldErrorsOf = async (admin: Member, change: unknown) => {
  const { status, body } = await admin.call('PATCH', SETTINGS, change);
  expect(status).toBe(400);
  return (body.data.fields as { path: string }[]).map(({ path }) => path);
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 15, g: 118, b: 110, alpha: 0.5 } } });
const toLogoBody = async (bytes: Promise<Buffer>) => ({ file: (await bytes).toString('base64') });

describe('the settings', () => {
  it('contain the value, the default and whether an admin has set it', async () => {
    const { admin } = await startWithAdmin({ FILE_MEGABYTES: '7', SIGN_UP: 'open' });
    const { status, body } = await admin.call('GET', SETTINGS);
    expect(status).toBe(200);
    expect(body.name).toEqual({ value: 'Vitrine', default: 'Vitrine', decided: false });
    expect(body.fileMegabytes).toEqual({ value: 7, default: 7, decided: false });
    expect(body.logo).toEqual({ value: null, default: null, decided: false });
    expect(Object.keys(body).sort()).toEqual(
      [
        ...['accent', 'domainApproval', 'fileMegabytes', 'logo', 'mailFrom', 'memberMegabytes', 'name'],
        ...['notice', 'reservedNames', 'signUp', 'usernameChangeDays'],
      ].sort(),
    );
  });

  it('can be changed in part, are returned as changed, and are reset by null', async () => {
    const { admin, decide } = await startWithAdmin();
    const changed = await decide({ name: ' Analytical Engines ', reservedNames: ['Analyst*', 'analyst*'] });
    expect(changed.name).toEqual({ value: 'Analytical Engines', default: 'Vitrine', decided: true });
    expect(changed.reservedNames.value).toEqual(['analyst*']);
    expect(changed.signUp.decided).toBe(false);
    expect((await admin.call('GET', SETTINGS)).body).toEqual(changed);
    expect((await decide({ name: null })).name).toEqual({ value: 'Vitrine', default: 'Vitrine', decided: false });
    expect((await admin.call('GET', SETTINGS)).body.reservedNames.decided).toBe(true);
  });

  it('are changed all or none, and each invalid field is named', async () => {
    const { instance, admin } = await startWithAdmin();
    const wrong = { name: '', accent: 'teal', signUp: 'maybe', fileMegabytes: 0, memberMegabytes: 1.5 };
    expect((await fieldErrorsOf(admin, { ...wrong, usernameChangeDays: 31 })).sort()).toEqual(
      Object.keys(wrong).sort(),
    );
    expect(await fieldErrorsOf(admin, { name: 'x'.repeat(41) })).toEqual(['name']);
    expect(await fieldErrorsOf(admin, { name: 'Ada\u202eenihcaM' })).toEqual(['name']);
    expect(await fieldErrorsOf(admin, { usernameChangeDays: '30' })).toEqual(['usernameChangeDays']);
    expect(await fieldErrorsOf(admin, { reservedNames: ['analyst', '***'] })).toEqual(['reservedNames.1']);
    expect(await fieldErrorsOf(admin, { mailFrom: 'a@example.org, b@example.org' })).toEqual(['mailFrom']);
    expect(await fieldErrorsOf(admin, { notice: { text: ' ', tone: 'info', until: null } })).toEqual(['notice.text']);
    expect(await fieldErrorsOf(admin, { notice: { text: 'Hello', tone: 'loud', until: null } })).toEqual([
      'notice.tone',
    ]);
    expect(
      await fieldErrorsOf(admin, { notice: { text: 'Hello', tone: 'info', until: '2001-01-01T00:00:00Z' } }),
    ).toEqual(['notice.until']);
    expect(await fieldErrorsOf(admin, { logo: { hash: 'x', width: 1, height: 1 } })).toEqual(['logo']);
    expect(await fieldErrorsOf(admin, { colour: 'red' })).toEqual(['colour']);
    expect((await admin.call('GET', SETTINGS)).body.usernameChangeDays.decided).toBe(false);
    expect(await eventsOf(instance)).toEqual([]);
  });

  it('are recorded when changed, without values that may be personal data', async () => {
    const { instance, decide } = await startWithAdmin();
    await decide({ name: 'Analytical Engines', mailFrom: 'Ada Lovelace <ada@example.org>' });
    await decide({ notice: { text: 'Ada is away', tone: 'info', until: null } });
    await decide({});
    const events = await eventsOf(instance);
    expect(events.map(({ action, actor_kind }) => [action, actor_kind])).toEqual([
      ['settings-changed', 'admin'],
      ['settings-changed', 'admin'],
    ]);
    expect(events[0]?.details).toEqual({
      settings: ['name', 'mailFrom'],
      before: { name: 'Vitrine' },
      after: { name: 'Analytical Engines' },
    });
    expect(JSON.stringify(events)).not.toMatch(/Ada|example\.org/);
  });

  it('apply to each instance at once', async () => {
    const { instance, decide } = await startWithAdmin();
    const second = await startTestInstance({ DATABASE_URL: instance.databaseUrl });
    await decide({ name: 'Analytical Engines' });
    await eventually(async () => {
      expect((await send(second, 'GET', '/api/instance')).body.name).toBe('Analytical Engines');
      expect((await send(second, 'GET', '/')).body).toContain('<title>Analytical Engines');
    });
  });
});

describe('the public settings', () => {
  it('contain what pages and screens need, and nothing else', async () => {
    const { instance, decide } = await startWithAdmin();
    const notice = { text: 'We move on Sunday.', tone: 'warning', until: null };
    await decide({ name: 'Analytical Engines', accent: '#0F766E', notice, mailFrom: 'post@example.org' });
    const { status, body, headers } = await send(instance, 'GET', '/api/instance');
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('public, max-age=10');
    expect(body).toEqual({
      name: 'Analytical Engines',
      logo: null,
      accent: '#0f766e',
      look: expect.stringMatching(/^\/instance\/look-0f766e-[\w-]{10}\.css$/),
      signUp: 'open',
      notice,
      usernameChangeDays: 30,
      sendsEmail: false,
    });
  });

  it('are used on the home page and in the app page', async () => {
    const { instance, decide, facts, home } = await startWithAdmin();
    expect(await home()).toContain('<title>Vitrine: your work as a resume');
    await decide({ name: 'Engines & <Sons>', accent: '#0f766e', signUp: 'closed' });
    const { look: stylesheetPath } = await facts();
    const page = await home();
    expect(page).toContain(
      '<title>Engines &amp; &lt;Sons&gt;: your work as a resume, a portfolio and private links</title>',
    );
    expect(page).toContain(`<link rel="stylesheet" href="${stylesheetPath}"/>`);
    expect(page).not.toContain('href="/register"');
    const app = (await send(instance, 'GET', '/login')).body as string;
    expect(app).toContain('<title>Engines &amp; &lt;Sons&gt;</title>');
    expect(app).toContain(`href="${stylesheetPath}" /></head>`);
    expect(app).not.toContain('<Sons>');
  });

  it('contain a notice until it expires', async () => {
    const { instance, decide, facts, home } = await startWithAdmin();
    const until = new Date(Date.now() + 3_600_000).toISOString();
    await decide({ notice: { text: 'We move on Sunday.', tone: 'info', until } });
    expect((await facts()).notice).toMatchObject({ text: 'We move on Sunday.' });
    expect(await home()).toContain('We move on Sunday.');
    const past = { text: 'We move on Sunday.', tone: 'info', until: '2001-01-01T00:00:00.000Z' };
    await instance.kernel.db.pool.query(`update instance_settings set value = $1 where name = 'notice'`, [
      JSON.stringify(past),
    ]);
    await instance.kernel.instance.refresh();
    expect((await facts()).notice).toBeNull();
    expect(await home()).not.toContain('We move on Sunday.');
  });

  it('include an immutable stylesheet for the accent color', async () => {
    const { instance, decide, facts } = await startWithAdmin();
    await decide({ accent: '#0f766e' });
    const { look: stylesheetPath } = await facts();
    const { status, headers, body } = await send(instance, 'GET', stylesheetPath);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(headers.get('cache-control')).toContain('immutable');
    expect(body).toContain('--primary:#0f766e');
    expect((await send(instance, 'GET', stylesheetPath.replace('0f766e', '0f766f'))).status).toBe(404);
    await decide({ accent: null });
    expect((await facts()).look).toBeNull();
  });

  it('are used in the web app manifest', async () => {
    const { instance, decide } = await startWithAdmin();
    await decide({ name: 'Analytical Engines' });
    const { body, headers } = await send(instance, 'GET', '/site.webmanifest');
    expect(headers.get('content-type')).toBe('application/manifest+json; charset=utf-8');
    expect(JSON.parse(typeof body === 'string' ? body : JSON.stringify(body))).toMatchObject({
      name: 'Analytical Engines',
      short_name: 'Analytical Engines',
      start_url: '/dashboard',
    });
  });
});

describe('the logo', () => {
  it.each([
    ['PNG', () => picture(1200, 300).png().toBuffer()],
    ['JPEG', () => picture(1200, 300).jpeg().toBuffer()],
    ['WebP', () => picture(1200, 300).webp().toBuffer()],
  ] as const)('is resized from a %s', async (_, make) => {
    const { instance, admin, facts } = await startWithAdmin();
    const answer = await admin.call('PUT', LOGO, await toLogoBody(make()));
    expect(answer.status).toBe(200);
    expect(answer.body.logo).toMatchObject({ value: { width: 480, height: 120 }, decided: true });
    const { logo } = await facts();
    for (const [format, src] of [
      ['webp', logo.src],
      ['png', logo.src.replace('.webp', '.png')],
    ]) {
      const image = await fetch(instance.url + src);
      expect(image.headers.get('cache-control')).toContain('immutable');
      expect(image.headers.get('content-type')).toBe(`image/${format}`);
      const drawn = await sharp(Buffer.from(await image.arrayBuffer())).metadata();
      expect(drawn).toMatchObject({ format, width: 480, height: 120 });
    }
    expect(await eventsOf(instance)).toMatchObject([{ action: 'logo-changed', details: { width: 480, height: 120 } }]);
  });

  it('can be replaced and removed', async () => {
    const { instance, admin, facts, home } = await startWithAdmin();
    await admin.call('PUT', LOGO, await toLogoBody(picture(100, 100).png().toBuffer()));
    const { logo: first } = await facts();
    expect(await home()).toContain(first.src);
    await admin.call('PUT', LOGO, await toLogoBody(picture(200, 100).png().toBuffer()));
    const { logo: second } = await facts();
    expect(second.src).not.toBe(first.src);
    expect((await send(instance, 'GET', first.src)).status).toBe(404);
    const removed = await admin.call('DELETE', LOGO);
    expect(removed.body.logo).toEqual({ value: null, default: null, decided: false });
    expect((await send(instance, 'GET', second.src)).status).toBe(404);
    expect((await admin.call('DELETE', LOGO)).status).toBe(200);
    expect(await home()).not.toContain('/instance/logo-');
  });

  it('contains no metadata', async () => {
    const { instance, admin, facts } = await startWithAdmin();
    const taggedPicture = picture(300, 100)
      .jpeg()
      .withExif({ IFD0: { Copyright: 'Ada Lovelace' } });
    await admin.call('PUT', LOGO, await toLogoBody(taggedPicture.toBuffer()));
    const image = Buffer.from(await (await fetch(instance.url + (await facts()).logo.src)).arrayBuffer());
    expect((await sharp(image).metadata()).exif).toBeUndefined();
  });

  it.each<[string, () => Promise<Buffer> | Buffer, RegExp]>([
    ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'), /SVG/],
    ['a GIF', () => picture(10, 10).gif().toBuffer(), /PNG, JPEG or WebP/],
    ['text with a PNG signature', () => Buffer.from('\x89PNG\r\n\x1a\nhello'), /PNG|damaged/],
    ['a truncated image', async () => (await picture(400, 400).jpeg().toBuffer()).subarray(0, 900), /damaged/],
    ['an empty file', () => Buffer.alloc(0), /./],
    ['a file that is too large', () => Buffer.alloc(2 * 1024 * 1024 + 1), /2 MB/],
  ])('cannot be created from %s', async (_, make, words) => {
    const { instance, admin } = await startWithAdmin();
    const { status, body } = await admin.call('PUT', LOGO, { file: Buffer.from(await make()).toString('base64') });
    expect({ status, field: body.data.fields[0].path }).toEqual({ status: 400, field: 'file' });
    expect(body.data.fields[0].message).toMatch(words);
    expect((await admin.call('GET', SETTINGS)).body.logo.decided).toBe(false);
    expect(await eventsOf(instance)).toEqual([]);
  });

  it('is refused to a member and to a visitor', async () => {
    const { instance } = await startWithAdmin();
    const member = await addMember(instance);
    const logo = await toLogoBody(picture(10, 10).png().toBuffer());
    expect((await member.call('PUT', LOGO, logo)).status).toBe(403);
    expect((await member.call('PATCH', SETTINGS, { name: 'Mine' })).status).toBe(403);
    expect((await visitor(instance).call('PUT', LOGO, logo)).status).toBe(401);
    expect((await visitor(instance).call('PATCH', SETTINGS, { name: 'Mine' })).status).toBe(401);
  });
});

describe('the effect of settings on members', () => {
  it('the storage limits apply at once', async () => {
    const { instance, decide } = await startWithAdmin();
    const ada = await addMember(instance);
    await decide({ fileMegabytes: 1, memberMegabytes: 2 });
    const megabyte = 1024 * 1024;
    expect((await ada.call('GET', '/api/storage')).body).toMatchObject({
      largestFile: megabyte,
      room: 2 * megabyte,
    });
    await expect(uploadFile(instance, ada, 'large.bin', Buffer.alloc(megabyte + 1))).rejects.toThrow();
    for (const name of ['a.bin', 'b.bin']) await uploadFile(instance, ada, name, Buffer.alloc(megabyte));
    await expect(uploadFile(instance, ada, 'c.bin', Buffer.alloc(1024))).rejects.toThrow();
    await decide({ memberMegabytes: 3 });
    await uploadFile(instance, ada, 'c.bin', Buffer.alloc(1024));
  });

  it('reserved usernames apply at once to new usernames only', async () => {
    const { instance, decide } = await startWithAdmin();
    const ada = await addMember(instance, { username: 'analyst-ada' });
    await decide({ reservedNames: ['analyst*', 'engine'], usernameChangeDays: 0 });
    const check = async (name: string) => (await visitor(instance).call('GET', `/api/usernames/${name}`)).body;
    expect(await check('analyst-charles')).toMatchObject({ available: false, reason: 'reserved' });
    expect(await check('eng1ne')).toMatchObject({ available: false, reason: 'reserved' });
    expect(await check('engines')).toMatchObject({ available: true });
    for (const { suggestions } of [await check('analyst')]) expect(suggestions.join()).not.toMatch(/^analyst|,analyst/);
    const refused = await visitor(instance).call(
      'POST',
      '/api/auth/sign-up/email',
      newPerson({ username: 'analyst-charles' }),
    );
    expect(refused.status).toBe(400);
    expect(refused.body.data.fields[0].path).toBe('username');

    expect((await ada.call('PUT', '/api/me/username', { username: 'analyst-ada' })).status).toBe(200);
    expect((await ada.call('PUT', '/api/me/username', { username: 'analyst-king' })).status).toBe(400);
    expect((await ada.call('PUT', '/api/me/username', { username: 'ada-king' })).status).toBe(200);
    await decide({ usernameChangeDays: 30 });
    expect((await ada.call('PUT', '/api/me/username', { username: 'ada-byron' })).status).toBe(429);
  });
});
