import { describe, expect, it } from 'vitest';
import { templates } from '#app/mails.ts';
import { eventually } from '#testing/eventually.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { registerMember } from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { purgeMail } from '../server/purge-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const sweepIn = ({ kernel: { db } }: TestInstance, days: number) =>
  purgeMail({ db, templates, clock: { now: () => new Date(Date.now() + days * DAY_MS) } });

async function mailsTo({ kernel }: TestInstance, email: string) {
  const { rows } = await kernel.db.pool.query<{ template: string; state: string; data: Record<string, unknown> }>(
    'select template, state, data from outbox where recipient = $1 order by id',
    [email],
  );
  return rows;
}

describe('with a mail server', () => {
  it('blanks a code after delivery, and after three days if delivery fails', async () => {
    let refused = '';
    const recipient = (address: string) => (address === refused ? refusal(550, 'No such mailbox') : undefined);
    const server = await startMailServer({ recipient });
    const instance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });

    const delivered = await registerMember(instance, { verified: false });
    const sent = { template: 'one-time-code', state: 'sent', data: { code: '••••••', minutes: expect.any(Number) } };
    await eventually(async () => expect(await mailsTo(instance, delivered.email)).toMatchObject([sent]));
    expect(server.received[0]?.mail.subject).toMatch(/^\d{6} is your /);

    refused = 'nobody@example.org';
    await registerMember(instance, { verified: false, email: refused });
    const failed = { state: 'failed', data: { code: expect.stringMatching(/^\d{6}$/) } };
    await eventually(async () => expect(await mailsTo(instance, refused)).toMatchObject([failed]));
    await sweepIn(instance, 2.9);
    expect(await mailsTo(instance, refused)).toMatchObject([failed]);
    await sweepIn(instance, 3.1);
    expect(await mailsTo(instance, refused)).toMatchObject([{ state: 'failed', data: { code: '••••••' } }]);
  });

  it('deletes the confirmation of an account deletion after delivery', async () => {
    const server = await startMailServer();
    const instance = await startTestInstance({ SMTP_URL: server.url, TRUST_PROXY: '1' });
    const member = await registerMember(instance, { verified: false });
    await eventually(() => expect(server.received).toHaveLength(1));
    expect((await member.call('DELETE', '/api/me')).status).toBe(200);
    await eventually(() => expect(server.received).toHaveLength(2));
    await eventually(async () => expect(await mailsTo(instance, member.email)).toEqual([]));
  });
});

describe('without a mail server', () => {
  const instance = shareTestInstance({ TRUST_PROXY: '1' });

  it('keeps codes for 3 days and mail for 30', async () => {
    const { email } = await registerMember(instance, { verified: false });
    const stored = { state: 'kept', data: { code: expect.stringMatching(/^\d{6}$/) } };
    await eventually(async () => expect(await mailsTo(instance, email)).toMatchObject([stored]));
    await sweepIn(instance, 2.9);
    expect(await mailsTo(instance, email)).toMatchObject([stored]);
    await sweepIn(instance, 3.1);
    expect(await mailsTo(instance, email)).toMatchObject([{ state: 'kept', data: { code: '••••••' } }]);
    await sweepIn(instance, 29.9);
    expect(await mailsTo(instance, email)).toHaveLength(1);
    await sweepIn(instance, 30.1);
    expect(await mailsTo(instance, email)).toEqual([]);
  });
});
