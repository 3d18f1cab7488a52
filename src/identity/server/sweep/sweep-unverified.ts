import { recordEvent } from '#audit/service.ts';
import { queueMail } from '#mail/service.ts';
import { endOfRetention, periodMs, RETENTION } from '#platform/pure/retention.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { removeAccount } from '../account/remove-account.ts';
import type { SessionCache } from '../actor/session-cache.ts';
import type { Identity } from '../context.ts';
import { verifyReminderMail } from '../emails/verify-reminder-mail.tsx';
import { updateUser } from '../store.ts';
import { lockUnverified, selectUnverified } from './store.ts';

const BATCH = 100;

type Ctx = Pick<Kernel, 'db' | 'clock' | 'jobs' | 'pages'> & {
  identity: Pick<Identity, 'memberDataModules'> & { sessionCache: Pick<SessionCache, 'forget'> };
};

/** Deletes accounts whose address was not verified in time. Each is reminded first, and deleted a week later. */
export async function sweepUnverified(ctx: Ctx) {
  await forEach(ctx, 'to remind', remind);
  await forEach(ctx, 'due', remove);
}

type SweepStep = (ctx: Ctx, uid: string) => Promise<void>;

async function forEach(ctx: Ctx, stage: 'to remind' | 'due', step: SweepStep) {
  const now = ctx.clock.now();
  const registeredBefore = endOfRetention(REMINDER_AFTER, now);
  for (let uids: string[] = [], first = true; first || uids.length === BATCH; first = false) {
    uids = await ctx.db.asSystem('sweep unverified accounts', ({ sql }) =>
      selectUnverified(sql, { which: stage, now, registeredBefore, limit: BATCH }),
    );
    for (const uid of uids) await step(ctx, uid);
  }
}

const { days, noticeDays } = RETENTION.unverifiedAccounts;
const REMINDER_AFTER = { days: days - noticeDays };
const NOTICE_MS = periodMs({ days: noticeDays });

const remind: SweepStep = (ctx, uid) =>
  ctx.db.asSystem('sweep unverified accounts', async (tx) => {
    const user = await lockUnverified(tx.sql, uid);
    if (!user || user.removalDue) return;
    const removalDue = new Date(ctx.clock.now().getTime() + NOTICE_MS);
    await updateUser(tx.sql, uid, { removalDue });
    queueMail(ctx, tx, verifyReminderMail, {
      event: `verify reminder ${uid}`,
      recipient: user.email,
      language: user.language,
      data: { deletedOn: removalDue.toISOString() },
    });
  });

const remove: SweepStep = (ctx, uid) =>
  ctx.db.asSystem('sweep unverified accounts', async (tx) => {
    const user = await lockUnverified(tx.sql, uid);
    if (!user?.removalDue || user.removalDue > ctx.clock.now()) return;
    await removeAccount(ctx, tx, user, { notify: false });
    recordEvent(tx, { actor: { kind: 'system' }, action: 'account-deleted', subject: { kind: 'person', id: uid } });
  });
