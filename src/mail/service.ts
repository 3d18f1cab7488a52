/**
 * Public entry point of the mail domain for the server: other domains queue emails, and the admin area reads the
 * outbox.
 */

export {
  MailAction,
  MailAddress,
  MailCode,
  MailFacts,
  MailLink,
  MailNote,
  MailQuote,
  MailText,
} from './server/components.tsx';
export { countMail } from './server/count-mail.ts';
export { deliverMailJob, markCancelled } from './server/deliver-job.ts';
export { startMailDelivery } from './server/deliver-mail.ts';
export { describeMail } from './server/describe-mail.ts';
export { listMail } from './server/list-mail.ts';
export { moveOptOuts, selectOptOuts, setOptOut } from './server/opt-outs/store.ts';
export { readUnsubscribeToken, UNSUBSCRIBE_PATH } from './server/opt-outs/unsubscribe-link.ts';
export { queueMail } from './server/queue-mail.ts';
export { readMail } from './server/read-mail.ts';
export { templatesWithoutSecrets } from './server/redact.ts';
export { resumeDelivery, suspendDelivery } from './server/resume-delivery.ts';
export { retryFailedMail, retryMail } from './server/retry-mail.ts';
export { sendNow } from './server/send-now.ts';
export { recordFormerAddress, removeMailOf } from './server/store.ts';
export { defineMail, type MailTemplateContext, type MailTemplates, mailTemplates } from './server/template.ts';
export { countFailedMail, countSentMail, countUndelivered } from './server/totals/store.ts';
export { smtpTransport } from './server/transport.ts';
