import { describe, expect, it } from 'vitest';
import { templates } from '#app/mails.ts';
import { purgeMail } from '#mail/server/purge-mail.ts';
import { eventually } from '#testing/eventually.ts';
import { startMailServer } from '#testing/mail-server.ts';
import { mailTo } from '#testing/members.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { openSharesOf } from '#testing/shares.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const env = { TRUST_PROXY: '1' };
const instance = shareTestInstance(env);
let recipientCount = 0;

/** Returns an email address that has received no mail yet. */
function newRecipient() {
  recipientCount += 1;
  return `mary-${recipientCount}@example.net`;
}

/** Opens a member with a CV and a link to it that can be mailed. */
async function openMailing(of: TestInstance = instance, options: object = {}) {
  const shares = await openSharesOf(of);
  const link = await shares.make('For Turin', { target: { kind: 'cv', id: await shares.makeCv() }, ...options });
  const mail = (body: object, shareId = link.shareId) =>
    shares.member.call('POST', `/api/shares/${shareId}/mail`, body);
  return { ...shares, link, mail, mailsTo: (to: string) => mailTo(of, to) };
}

describe('mailing a link', () => {
  it('delivers it with the message and the member as reply address, and erases the data afterwards', async () => {
    const server = await startMailServer();
    const { log, lines } = recordingLog();
    const mailEnv = { ...env, SMTP_URL: server.url, MAIL_FROM: 'Vitrine <post@vitrine.example>' };
    const mailInstance = await startTestInstance(mailEnv, { log });
    const { member, link, mail } = await openMailing(mailInstance, {
      password: 'difference',
      expiresAt: '2031-05-01T10:00:00Z',
    });
    const message = '  The CV you asked for.\n<b>All</b> of it?  ';
    expect((await mail({ to: 'mary@example.net', message })).body).toEqual({ status: true });
    const received = await eventually(() => {
      const found = server.received.find(({ recipients }) => recipients.includes('mary@example.net'));
      if (!found) throw new Error('the mail has not arrived yet');
      return found;
    });
    expect(received.sender).toBe('post@vitrine.example');
    expect(received.mail).toMatchObject({
      from: { name: 'Vitrine', address: 'post@vitrine.example' },
      to: [{ address: 'mary@example.net' }],
      replyTo: [{ name: 'Ada Lovelace', address: member.email }],
      subject: 'Ada Lovelace shared a resume with you',
    });
    const { html = '', text = '' } = received.mail;
    expect(html).toContain('The CV you asked for.<br/>&lt;b&gt;All&lt;/b&gt; of it?</blockquote>');
    expect(html).toContain(`href="${link.url}"`);
    for (const content of [html, text]) {
      expect(content).toContain(link.url);
      expect(content).toContain(member.email);
      expect(content).toMatch(/need a password\. Ask Ada Lovelace for it/);
      expect(content).toMatch(/expires (?:on )?May 1, 2031.*10:00/);
      expect(content, 'the private label').not.toMatch(/Turin|difference/);
    }
    const row = await eventually(async () => {
      const { rows } = await mailInstance.kernel.db.pool.query(
        "select to_jsonb(outbox) as row from outbox where template = 'share'",
      );
      expect(rows).toMatchObject([{ row: { state: 'sent', forget: false, data: { kind: 'cv' } } }]);
      return JSON.stringify(rows);
    });
    const { rows } = await mailInstance.kernel.db.pool.query('select to_jsonb(job) as job from pgboss.job');
    for (const stored of [row, JSON.stringify(rows), lines.join()]) {
      expect(stored).not.toMatch(new RegExp(`asked for|${link.shareId}|${member.email}`));
    }
  });

  it('erases the data of an unsent mail after three days', async () => {
    const { mail, mailsTo } = await openMailing();
    const to = newRecipient();
    await mail({ to, message: 'The CV you asked for.' });
    const { db, clock } = instance.kernel;
    const stored = () => eventually(async () => expect(await mailsTo(to)).toHaveLength(1)).then(() => mailsTo(to));
    expect(JSON.stringify(await stored())).toContain('The CV you asked for.');
    const later = { now: () => new Date(clock.now().getTime() + 4 * 24 * 60 * 60 * 1000) };
    await purgeMail({ db, clock: later, templates });
    expect((await stored())[0]?.data).toEqual({ kind: 'cv' });
  });

  it('sends equal requests once, and another message again', async () => {
    const { mail, mailsTo } = await openMailing();
    const to = newRecipient();
    const answers = await Promise.all([mail({ to, message: 'Here.' }), mail({ to, message: 'Here. ' })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await mailsTo(to)).toHaveLength(1);
    await mail({ to });
    expect(await mailsTo(to)).toHaveLength(2);
  });

  it('uses the language of the target', async () => {
    const { member, make, makeProject, mail, mailsTo, publish } = await openMailing();
    const cv = (await member.call('POST', '/api/cvs', { name: 'Turin' })).body;
    const operations = [{ do: 'set', at: ['design'], field: 'language', value: 'de' }];
    const changed = await member.call('PATCH', `/api/cvs/${cv.id}`, { revision: cv.revision, operations });
    expect(changed.status).toBe(200);
    await publish();
    const { body: site } = await member.call('GET', '/api/site');
    await member.call('PUT', '/api/site', { document: { ...site.document, language: 'fr' } });
    await member.call('POST', '/api/site/publish');
    const to = newRecipient();
    for (const target of [
      { kind: 'cv', id: cv.id },
      { kind: 'project', id: await makeProject() },
      { kind: 'portfolio' },
    ]) {
      expect((await mail({ to }, (await make('', { target })).shareId)).status).toBe(200);
    }
    const mails = await mailsTo(to);
    expect(mails.map(({ language, data }) => [language, data.kind])).toEqual([
      ['de', 'cv'],
      ['fr', 'project'],
      ['fr', 'portfolio'],
    ]);
  });

  it('is rejected while the link is not live', async () => {
    const { change, link, mail, mailsTo } = await openMailing();
    const to = newRecipient();
    for (const state of ['paused', 'revoked']) {
      await change(link.shareId, { state });
      expect(await mail({ to })).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    }
    await change(link.shareId, { state: 'active' });
    expect(await mailsTo(to)).toEqual([]);
    expect((await mail({ to })).status).toBe(200);
  });

  it('is rejected for a member whose email address is not verified', async () => {
    const { member, make, makeCv } = await openSharesOf(instance, { verified: false });
    const { shareId } = await make('', { target: { kind: 'cv', id: await makeCv() } });
    const answer = await member.call('POST', `/api/shares/${shareId}/mail`, { to: newRecipient() });
    expect(answer).toMatchObject({ status: 403, body: { message: 'Verify your email address first.' } });
  });

  it.each<[field: string, body: object]>([
    ['to', {}],
    ['to', { to: '' }],
    ['to', { to: 'mary' }],
    ['to', { to: 'mary@localhost' }],
    ['to', { to: 'mary@example.net, eve@example.net' }],
    ['to', { to: 'mary@example.net\r\nBcc: eve@example.net' }],
    ['to', { to: 'Mary <mary@example.net>' }],
    ['to', { to: `${'x'.repeat(250)}@example.net` }],
    ['to', { to: ['mary@example.net'] }],
    ['to', { to: null }],
    ['message', { to: 'mary@example.net', message: 'x'.repeat(1001) }],
    ['message', { to: 'mary@example.net', message: 'nothing \u0000' }],
    ['message', { to: 'mary@example.net', message: 'half \ud800' }],
    ['message', { to: 'mary@example.net', message: 7 }],
    ['from', { to: 'mary@example.net', from: 'somebody' }],
    ['url', { to: 'mary@example.net', url: 'https://eve.example' }],
  ])('is rejected for invalid input: %s %j', async (field, body) => {
    const { member, mail } = await openMailing();
    const { status, body: content } = await mail(body);
    expect([status, content.data.fields.map(({ path }: { path: string }) => path)]).toEqual([400, [field]]);
    const { rows } = await instance.kernel.db.pool.query('select from outbox where data::text like $1', [
      `%${member.email}%`,
    ]);
    expect(rows).toEqual([]);
  });
});

describe('the rate limit for mailing links', () => {
  it('is three a day per recipient, in any spelling and for all links', async () => {
    const { make, makeCv, mail } = await openMailing();
    const to = newRecipient();
    const other = await make('', { target: { kind: 'cv', id: await makeCv() } });
    const answers = [
      await mail({ to, message: '1' }),
      await mail({ to: to.toUpperCase(), message: '2' }),
      await mail({ to, message: '3' }, other.shareId),
      await mail({ to, message: '4' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429]);
    expect(Number(answers[3]?.headers.get('retry-after'))).toBeGreaterThan(60 * 60);
    expect((await mail({ to: newRecipient() })).status).toBe(200);
    const ben = await openMailing();
    expect((await ben.mail({ to, message: '5' })).status, 'another member is not affected').toBe(200);
  });

  it('is twenty a day per member across all instances', async () => {
    const { member, link, mail } = await openMailing();
    const second = await startTestInstance({ ...env, DATABASE_URL: instance.databaseUrl });
    const statuses: number[] = [];
    for (let count = 0; count < 20; count += 1) statuses.push((await mail({ to: newRecipient() })).status);
    expect(statuses).toEqual(Array.from({ length: 20 }, () => 200));
    const to = newRecipient();
    const answer = await fetch(`${second.url}/api/shares/${link.shareId}/mail`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${member.token}` },
      body: JSON.stringify({ to }),
    });
    expect(answer.status).toBe(429);
    expect(await mailTo(instance, to)).toEqual([]);
  });
});
