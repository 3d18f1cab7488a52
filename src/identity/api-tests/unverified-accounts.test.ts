import { describe, expect, it } from 'vitest';
import { type Member, mailTo, registerMember, verifyEmail } from '#testing/members.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { sweepUnverified } from '../server/sweep/sweep-unverified.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const DAY_MS = 24 * 60 * 60 * 1000;

const sweepIn = (days: number) =>
  sweepUnverified({
    ...instance.kernel,
    clock: { now: () => new Date(Date.now() + days * DAY_MS) },
    identity: { memberDataModules: [], sessionCache: { forget: () => {} } },
  });
const isThere = async ({ uid }: Member) =>
  (await instance.kernel.db.pool.query('select from users where uid = $1', [uid])).rowCount === 1;
const change = (what: string, { uid }: Member) =>
  instance.kernel.db.pool.query(`update users set ${what} where uid = $1`, [uid]);
const reminders = ({ email }: Member) => mailTo(instance, email, 'verify-reminder');

describe('an account with an unverified address', () => {
  it('is reminded once and deleted with its files a week later, after 30 days', async () => {
    const ada = await registerMember(instance, { verified: false });
    const file = `/v0/b/vitrine.local/o?name=${encodeURIComponent(`users/${ada.uid}/a.txt`)}`;
    const body = new TextEncoder().encode('--B\r\n\r\n{}\r\n--B\r\n\r\nhello\r\n--B--');
    const sent = await ada.call('POST', file, body, { 'content-type': 'multipart/related; boundary=B' });
    expect(sent.status).toBe(200);
    await sweepIn(22.9);
    expect(await reminders(ada)).toEqual([]);
    await sweepIn(23.1);
    await sweepIn(24);
    const [reminder, ...more] = await reminders(ada);
    expect(more).toEqual([]);
    const deletedOn = Date.parse(reminder?.data.deletedOn ?? '');
    expect(Math.abs(deletedOn - Date.now() - 30.1 * DAY_MS)).toBeLessThan(DAY_MS / 24);
    await sweepIn(30);
    expect(await isThere(ada)).toBe(true);
    await sweepIn(30.2);
    expect(await isThere(ada)).toBe(false);
    expect((await instance.kernel.db.pool.query('select from files where owner_id = $1', [ada.uid])).rowCount).toBe(0);
    expect((await mailTo(instance, ada.email)).map(({ template }) => template)).toEqual([]);
  });

  it('is deleted no earlier than a week after the reminder', async () => {
    const ada = await registerMember(instance, { verified: false });
    await change("created_at = now() - interval '2 years'", ada);
    await sweepIn(0);
    await sweepIn(6.9);
    expect([await isThere(ada), (await reminders(ada)).length]).toEqual([true, 1]);
    await sweepIn(7.1);
    expect(await isThere(ada)).toBe(false);
  });

  it('is kept if it is verified after the reminder', async () => {
    const ada = await registerMember(instance, { verified: false });
    await sweepIn(25);
    await verifyEmail(instance, ada.email);
    await sweepIn(400);
    expect(await isThere(ada)).toBe(true);
  });

  it('is kept if it is an admin’s or deactivated', async () => {
    const [admin, out] = [
      await registerMember(instance, { verified: false }),
      await registerMember(instance, { verified: false }),
    ];
    await change('is_admin = true', admin);
    await setMemberActive(instance, out, false);
    await sweepIn(25);
    await sweepIn(400);
    expect([await isThere(admin), await isThere(out)]).toEqual([true, true]);
    expect([await reminders(admin), await reminders(out)]).toEqual([[], []]);
  });
});
