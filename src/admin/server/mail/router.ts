import { listMail } from '#mail/service.ts';
import { os } from '../admin-procedures.ts';
import { previewMail } from './preview-mail.ts';
import { readMailAsAdmin } from './read-mail-as-admin.ts';
import { readMailOverview } from './read-mail-overview.ts';
import { retryAllMail, retryOneMail } from './retry-mail.ts';
import { sendTestMail } from './send-test-mail.ts';

export const mailRouter = {
  list: os.mail.list.handler(({ context, input }) => listMail(context, input)),
  overview: os.mail.overview.handler(({ context }) => readMailOverview(context)),
  read: os.mail.read.handler(({ context, input }) => readMailAsAdmin(context, input)),
  look: os.mail.look.handler(({ context, input }) => previewMail(context, input)),
  retry: os.mail.retry.handler(({ context, input }) => retryOneMail(context, input)),
  retryFailed: os.mail.retryFailed.handler(({ context }) => retryAllMail(context)),
  sendTest: os.mail.sendTest.handler(({ context, input }) => sendTestMail(context, input)),
};
