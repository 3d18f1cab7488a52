/** Door of the mail domain for the server: other domains queue mails here, and admin looks at the outbox. */

export { countMail } from './server/count-mail.ts';
export { startMailDelivery } from './server/deliver-mail.ts';
export { MailAction, MailText } from './server/layout.tsx';
export { listMail } from './server/list-mail.ts';
export { queueMail } from './server/queue-mail.ts';
export { defineMail, type MailTemplates, mailTemplates } from './server/template.ts';
export { smtpTransport } from './server/transport.ts';
