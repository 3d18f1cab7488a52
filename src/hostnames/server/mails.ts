import { domainFailingMail } from './emails/domain-failing-mail.tsx';
import { domainLetOnMail } from './emails/domain-let-on-mail.tsx';
import { domainLostMail } from './emails/domain-lost-mail.tsx';
import { domainMendedMail } from './emails/domain-mended-mail.tsx';
import { domainTakenOffMail } from './emails/domain-taken-off-mail.tsx';

/** All mails of this domain. */
export const hostnameMails = [domainFailingMail, domainMendedMail, domainLostMail, domainLetOnMail, domainTakenOffMail];
