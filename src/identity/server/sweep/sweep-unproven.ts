import { noteEvent } from '#audit/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Kernel } from '#platform/kernel.ts';
import { endOfRetention, periodMs, RETENTION } from '#platform/retention.ts';
import { removeAccount } from '../account/remove-account.ts';
import type { KnownSessions } from '../actor/signed-in.ts';
import type { Identity } from '../context.ts';
import { verifyReminderMail } from '../emails/verify-reminder-mail.tsx';
import { updateUser } from '../store.ts';
import { holdUnproven, selectUnproven } from './store.ts';

const BATCH = 100;

type Ctx = Pick<Kernel, 'db' | 'clock' | 'jobs' | 'pages'> & {
  identity: Pick<Identity, 'exportParts'> & { known: Pick<KnownSessions, 'forget'> };
};

/** Deletes accounts whose address was not verified in time. Each is reminded first, and deleted a week later. */
export async function sweepUnproven(ctx: Ctx) {
  await forEach(ctx, 'to remind', remind);
  await forEach(ctx, 'due', remove);
}

type Step = (ctx: Ctx, uid: string) => Promise<void>;

async function forEach(ctx: Ctx, which: 'to remind' | 'due', step: Step) {
  const now = ctx.clock.now();
  const registeredBefore = endOfRetention(REMINDED_AFTER, now);
  for (let uids: string[] = [], first = true; first || uids.length === BATCH; first = false) {
    uids = await ctx.db.asSystem('sweep accounts that nobody verified', ({ sql }) =>
      selectUnproven(sql, { which, now, registeredBefore, limit: BATCH }),
    );
    for (const uid of uids) await step(ctx, uid);
  }
}

const { unprovenAccounts, unprovenReminder } = RETENTION;
const REMINDED_AFTER = { days: unprovenAccounts.days - unprovenReminder.days };

const remind: Step = (ctx, uid) =>
  ctx.db.asSystem('sweep accounts that nobody verified', async (tx) => {
    const user = await holdUnproven(tx.sql, uid);
    if (!user || user.removalDue) return;
    const removalDue = new Date(ctx.clock.now().getTime() + periodMs(unprovenReminder));
    await updateUser(tx.sql, uid, { removalDue });
    queueMail(ctx, tx, verifyReminderMail, {
      event: `verify reminder ${uid}`,
      recipient: user.email,
      language: user.language,
      data: { deletedOn: removalDue.toISOString() },
    });
  });

const remove: Step = (ctx, uid) =>
  ctx.db.asSystem('sweep accounts that nobody verified', async (tx) => {
    const user = await holdUnproven(tx.sql, uid);
    if (!user?.removalDue || user.removalDue > ctx.clock.now()) return;
    await removeAccount(ctx, tx, user, { notify: false });
    noteEvent(tx, { actor: { kind: 'system' }, action: 'account-deleted', subject: { kind: 'person', id: uid } });
  });
