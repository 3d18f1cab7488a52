import { contactMail } from './emails/contact-mail.tsx';

/** Every mail of this domain. */
export const portfolioMails = [contactMail];
