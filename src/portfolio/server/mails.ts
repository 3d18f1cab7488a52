import { contactMail } from './emails/contact-mail.tsx';
import { openedMail } from './emails/opened-mail.tsx';
import { shareMail } from './emails/share-mail.tsx';

/** All mail definitions of the portfolio domain. */
export const portfolioMails = [contactMail, shareMail, openedMail];
