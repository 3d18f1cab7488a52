import { listMail } from '#mail/service.ts';
import { os } from '../admins-only.ts';
import { lookAtMail } from './look-at-mail.ts';
import { mailOverview } from './mail-overview.ts';
import { readMailAsAdmin } from './read-mail-as-admin.ts';
import { retryAllMail, retryOneMail } from './retry-mail.ts';
import { sendTestMail } from './send-test-mail.ts';

export const mailRouter = {
  list: os.mail.list.handler(({ context, input }) => listMail(context, input)),
  overview: os.mail.overview.handler(({ context }) => mailOverview(context)),
  read: os.mail.read.handler(({ context, input }) => readMailAsAdmin(context, input)),
  look: os.mail.look.handler(({ context, input }) => lookAtMail(context, input)),
  retry: os.mail.retry.handler(({ context, input }) => retryOneMail(context, input)),
  retryFailed: os.mail.retryFailed.handler(({ context }) => retryAllMail(context)),
  sendTest: os.mail.sendTest.handler(({ context, input }) => sendTestMail(context, input)),
};
