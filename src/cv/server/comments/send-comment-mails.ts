import { findMailbox } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import type { Job } from '#platform/server/jobs.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { readPublished } from '#records/service.ts';
import { VISIBILITIES } from '../../contract.ts';
import { cvKind } from '../cv-kind.ts';
import { newCommentsMail } from '../emails/new-comments-mail.tsx';
import {
  claimNotification,
  lockComments,
  markNotified,
  type StoredComment,
  selectCvsToNotify,
  selectUnnotified,
} from './store.ts';

const commentMailJob: Job<Record<string, never>> = {
  name: 'tell-of-comments',
  retryLimit: 2,
  retryDelay: 60,
  expireIn: 300,
};
const CRON = '*/5 * * * *';

const MINUTE_MS = 60 * 1000;
/**
 * Comments often come in series, which this delay collects into one mail.
 * With CRON, the first waits ten minutes at most.
 */
const COLLECT_MS = 5 * MINUTE_MS;
/** Least time between two mails about the same CV. */
const MIN_INTERVAL_MS = 24 * 60 * MINUTE_MS;
const BATCH_SIZE = 200;
const MAX_QUOTED = 10;
const MAX_EXCERPT_LENGTH = 140;

/** Starts mailing owners about new comments on their CVs, for as long as the instance runs. */
export async function startCommentMails(kernel: Kernel) {
  await kernel.jobs.register(commentMailJob);
  await kernel.jobs.work(commentMailJob, () => sendCommentMails(kernel));
  await kernel.jobs.schedule(commentMailJob, CRON);
}

/** Mails each owner with new comments once, even if several instances run this at a time. */
export async function sendCommentMails(kernel: Kernel) {
  const now = kernel.clock.now();
  const query = {
    createdBefore: new Date(now.getTime() - COLLECT_MS),
    notifiedBefore: new Date(now.getTime() - MIN_INTERVAL_MS),
    limit: BATCH_SIZE,
  };
  for (let count = BATCH_SIZE; count === BATCH_SIZE; ) {
    const cvs = await kernel.db.asSystem('mail members about comments', ({ sql }) => selectCvsToNotify(sql, query));
    for (const cv of cvs) await mailOwner(kernel, cv, { now, notifiedBefore: query.notifiedBefore });
    count = cvs.length;
  }
}

type CvRef = { cvId: string; ownerId: string };

async function mailOwner(
  kernel: Kernel,
  { cvId, ownerId }: CvRef,
  { now, notifiedBefore }: { now: Date; notifiedBefore: Date },
) {
  // CVs in the trash send no mail.
  const cv = await kernel.db.asSystem('mail members about comments', (tx) =>
    readPublished(tx, cvKind, { id: cvId, statuses: VISIBILITIES }),
  );
  await kernel.db.asSystem('mail members about comments', async (tx) => {
    await lockComments(tx.sql, cvId);
    const unnotified = await selectUnnotified(tx.sql, cvId);
    const mailbox = await findMailbox(tx, ownerId);
    // A comment that was resolved or answered has been read.
    const unread = unnotified.filter(({ state, answer }) => state !== 'resolved' && answer === null);
    const last = unread.at(-1);
    if (cv && mailbox && last) {
      if (!(await claimNotification(tx.sql, { cvId, ownerId, now, notifiedBefore }))) return;
      const event = `comments ${cvId} ${last.id}`;
      queueMail(kernel, tx, newCommentsMail, { ...mailbox, event, data: mailDataOf(cvId, cv.document.name, unread) });
    }
    await markNotified(
      tx.sql,
      unnotified.map(({ id }) => id),
      now,
    );
  });
}

const mailDataOf = (cvId: string, cvName: string, unread: readonly StoredComment[]) => ({
  ...{ cvId, cvName, count: unread.length },
  held: unread.filter(({ state }) => state === 'held').length,
  comments: unread.slice(0, MAX_QUOTED).map(({ id, readerName, text }) => ({ id, readerName, words: excerptOf(text) })),
});

function excerptOf(text: string) {
  const collapsed = text.replace(/\s+/g, ' ');
  if (collapsed.length <= MAX_EXCERPT_LENGTH) return collapsed;
  return `${collapsed
    .slice(0, MAX_EXCERPT_LENGTH)
    .toWellFormed()
    .replace(/\ufffd$/, '')
    .trimEnd()}…`;
}
