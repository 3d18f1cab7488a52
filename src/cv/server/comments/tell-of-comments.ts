import { mailboxOf } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Job } from '#platform/jobs.ts';
import type { Kernel } from '#platform/kernel.ts';
import { readPublished } from '#records/service.ts';
import { VISIBILITIES } from '../../contract.ts';
import { cvKind } from '../cv-kind.ts';
import { newCommentsMail } from '../emails/new-comments-mail.tsx';
import { claimMail, holdComments, markTold, type StoredComment, selectCvsToTell, selectUntold } from './store.ts';

const tellOfCommentsJob: Job<Record<string, never>> = {
  name: 'tell-of-comments',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
};
const CRON = '*/5 * * * *';

const MINUTE = 60 * 1000;
/**
 * Comments often come in series, which this delay collects into one mail. With CRON, the first waits ten minutes at
 * most.
 */
const GATHERING = 5 * MINUTE;
/** Least time between two mails about the same CV. */
const PAUSE = 24 * 60 * MINUTE;
const AT_ONCE = 200;
const MOST_NAMED = 10;
const FIRST_WORDS = 140;

/** Starts mailing owners about new comments on their CVs, for as long as the instance runs. */
export async function startCommentMails(kernel: Kernel) {
  await kernel.jobs.register(tellOfCommentsJob);
  await kernel.jobs.work(tellOfCommentsJob, () => tellOfComments(kernel));
  await kernel.jobs.schedule(tellOfCommentsJob, CRON);
}

/** Mails each owner with new comments once, even if several instances run this at a time. */
export async function tellOfComments(kernel: Kernel) {
  const now = kernel.clock.now();
  const wanted = {
    cameBefore: new Date(now.getTime() - GATHERING),
    toldBefore: new Date(now.getTime() - PAUSE),
    limit: AT_ONCE,
  };
  for (let count = AT_ONCE; count === AT_ONCE; ) {
    const cvs = await kernel.db.asSystem('mail members about comments', ({ sql }) => selectCvsToTell(sql, wanted));
    for (const cv of cvs) await tellOwner(kernel, cv, { now, toldBefore: wanted.toldBefore });
    count = cvs.length;
  }
}

type Cv = { cvId: string; ownerId: string };

async function tellOwner(kernel: Kernel, { cvId, ownerId }: Cv, { now, toldBefore }: { now: Date; toldBefore: Date }) {
  // CVs in the trash send no mail.
  const cv = await kernel.db.asSystem('mail members about comments', (tx) =>
    readPublished(tx, cvKind, { id: cvId, statuses: VISIBILITIES }),
  );
  await kernel.db.asSystem('mail members about comments', async (tx) => {
    await holdComments(tx.sql, cvId);
    const untold = await selectUntold(tx.sql, cvId);
    const mailbox = await mailboxOf(tx, ownerId);
    // A comment that was resolved or answered has been read.
    const unread = untold.filter(({ state, answer }) => state !== 'resolved' && answer === null);
    const last = unread.at(-1);
    if (cv && mailbox && last) {
      if (!(await claimMail(tx.sql, { cvId, ownerId, now, toldBefore }))) return;
      const event = `comments ${cvId} ${last.id}`;
      queueMail(kernel, tx, newCommentsMail, { ...mailbox, event, data: dataOf(cvId, cv.document.name, unread) });
    }
    await markTold(
      tx.sql,
      untold.map(({ id }) => id),
      now,
    );
  });
}

const dataOf = (cvId: string, cvName: string, unread: readonly StoredComment[]) => ({
  ...{ cvId, cvName, count: unread.length },
  held: unread.filter(({ state }) => state === 'held').length,
  comments: unread
    .slice(0, MOST_NAMED)
    .map(({ id, readerName, text }) => ({ id, readerName, words: firstWords(text) })),
});

function firstWords(text: string) {
  const whole = text.replace(/\s+/g, ' ');
  if (whole.length <= FIRST_WORDS) return whole;
  return `${whole
    .slice(0, FIRST_WORDS)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
