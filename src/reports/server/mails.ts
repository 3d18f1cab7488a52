import { pageRestoredMail } from './emails/page-restored-mail.tsx';
import { pageTakenDownMail } from './emails/page-taken-down-mail.tsx';
import { reportArrivedMail } from './emails/report-arrived-mail.tsx';
import { reportDecidedMail } from './emails/report-decided-mail.tsx';

/** All mail definitions of the reports domain. */
export const reportMails = [reportArrivedMail, reportDecidedMail, pageTakenDownMail, pageRestoredMail];
