import { contactMail } from './emails/contact-mail.tsx';
import { linkOpenedMail } from './emails/link-opened-mail.tsx';
import { shareMail } from './emails/share-mail.tsx';

/** All mail definitions of the portfolio domain. */
export const portfolioMails = [contactMail, shareMail, linkOpenedMail];
