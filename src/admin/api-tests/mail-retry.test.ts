import { describe, expect, it } from 'vitest';
import { markMailFailed } from '#testing/admin-operations/mail.ts';
import { eventually } from '#testing/eventually.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { registerAdmin, registerMember } from '#testing/members.ts';
import { shareTestInstance, startTestInstance } from '#testing/test-instance.ts';
import { eventsAbout, mailBecomes } from '../testing/admin-mail.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

describe('an email that the mail server refused', () => {
  it('shows the full error and can be retried', async () => {
    const words = `No mailbox here by that name. ${'Ask the postmaster. '.repeat(60)}`.trim();
    let isRefusing = true;
    const server = await startMailServer({ recipient: () => (isRefusing ? refusal(550, words) : undefined) });
    const ownInstance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await registerAdmin(ownInstance);
    const member = await registerMember(ownInstance, { verified: false });
    const failed = await mailBecomes(admin, member.email, { state: 'failed', attempts: 1, canBeRetried: true });
    expect(failed.lastError).toContain(words);
    expect((await member.call('GET', `/api/admin/mail/${failed.id}`)).status).toBe(403);

    isRefusing = false;
    const again = await admin.call('POST', `/api/admin/mail/${failed.id}/retry`);
    expect([again.status, again.body]).toEqual([
      200,
      expect.objectContaining({ id: failed.id, state: 'queued', attempts: 1, canBeRetried: false }),
    ]);
    await mailBecomes(admin, member.email, { state: 'sent', attempts: 2 });
    // The admin gets emails too, such as that about a new member.
    const recipients = server.received.flatMap((mail) => mail.recipients);
    expect(recipients.filter((recipient) => recipient === member.email)).toEqual([member.email]);
    const twice = await admin.call('POST', `/api/admin/mail/${failed.id}/retry`);
    expect([twice.status, twice.body.message]).toEqual([409, 'This email was already sent.']);
    expect(await eventsAbout(ownInstance, failed.id)).toEqual([
      { action: 'mail-retried', actor_kind: 'admin', owner_id: member.uid, details: { kind: 'one-time-code' } },
    ]);
  });

  it('is retried with all other failed emails, except those without content', async () => {
    let isRefusing = true;
    const server = await startMailServer({ text: () => (isRefusing ? refusal(554, 'Not today') : undefined) });
    const ownInstance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const admin = await registerAdmin(ownInstance);
    const { pool } = ownInstance.kernel.db;
    // More mails than one transaction requeues.
    await pool.query(
      `insert into outbox (id, event, template, language, recipient, data, state, forget)
       select gen_random_uuid(), 'event ' || n, case n when 1 then 'contact' when 2 then 'farewell' else 'test' end,
              'en', 'reader-' || n || '@example.org', '{}', 'failed', false
         from generate_series(1, 60) n`,
    );
    await eventually(async () =>
      expect((await admin.call('GET', '/api/admin/mail/overview')).body).toMatchObject({
        counts: { queued: 0, sent: 0, kept: 0 },
        server: new URL(server.url).host,
      }),
    );
    const { failed } = (await admin.call('GET', '/api/admin/mail/overview')).body.counts;
    isRefusing = false;
    const answer = await admin.call('POST', '/api/admin/mail/retry');
    expect([answer.status, answer.body]).toEqual([200, { count: failed - 2 }]);
    await eventually(async () =>
      expect((await admin.call('GET', '/api/admin/mail/overview')).body.counts).toEqual({
        ...{ queued: 0, kept: 0, failed: 2 },
        sent: failed - 2,
      }),
    );
    expect(new Set(server.received.map(({ mail }) => mail.messageId)).size).toBe(failed - 2);
    expect(await eventsAbout(ownInstance, 'mail')).toMatchObject([
      { action: 'mail-retried', details: { count: failed - 2 } },
    ]);
    expect((await admin.call('POST', '/api/admin/mail/retry')).body).toEqual({ count: 0 });
    const { items } = (await admin.call('GET', '/api/admin/mail?state=failed')).body;
    expect(items).toMatchObject([{ canBeRetried: false }, { canBeRetried: false }]);
  });

  it.each([
    [
      'its content is deleted',
      `template = 'contact', data = '{"site": "a"}', forget = false, state = 'failed'`,
      'deleted',
    ],
    ['its template no longer exists', `template = 'farewell', state = 'failed'`, 'no longer sent'],
    ['it is being sent', `state = 'queued'`, 'already being sent'],
    ['there is no mail server', `state = 'kept'`, 'No mail server is configured'],
  ])('cannot be retried if %s', async (_, change, words) => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance)];
    const id = await markMailFailed(instance, member);
    await instance.kernel.db.pool.query(`update outbox set ${change} where id = $1`, [id]);
    const { status, body } = await admin.call('POST', `/api/admin/mail/${id}/retry`);
    expect([status, body.message]).toEqual([409, expect.stringContaining(words)]);
    expect(await eventsAbout(instance, id)).toEqual([]);
  });

  it('is queued once under concurrent requests', async () => {
    const [admin, member] = [await registerAdmin(instance), await registerMember(instance)];
    const id = await markMailFailed(instance, member);
    const answers = await Promise.all([1, 2, 3].map(() => admin.call('POST', `/api/admin/mail/${id}/retry`)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(await eventsAbout(instance, id)).toHaveLength(1);
  });
});
