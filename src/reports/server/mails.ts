import { putBackMail } from './emails/put-back-mail.tsx';
import { reportArrivedMail } from './emails/report-arrived-mail.tsx';
import { reportDecidedMail } from './emails/report-decided-mail.tsx';
import { takenDownMail } from './emails/taken-down-mail.tsx';

/** All mail definitions of the reports domain. */
export const reportMails = [reportArrivedMail, reportDecidedMail, takenDownMail, putBackMail];
