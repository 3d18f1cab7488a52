/** Door of the mail domain for the server: other domains queue mails here, and admin looks at the outbox. */

export { countMail } from './server/count-mail.ts';
export { startMailDelivery } from './server/deliver-mail.ts';
export { listMail } from './server/list-mail.ts';
export {
  MailAction,
  MailAddress,
  MailCode,
  MailFacts,
  MailLink,
  MailNote,
  MailQuote,
  MailText,
} from './server/parts.tsx';
export { queueMail } from './server/queue-mail.ts';
export { readMail } from './server/read-mail.ts';
export { forgetRecipient } from './server/store.ts';
export { defineMail, type MailContext, type MailTemplates, mailTemplates } from './server/template.ts';
export { smtpTransport } from './server/transport.ts';
