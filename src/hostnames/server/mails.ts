import { domainFailingMail } from './emails/domain-failing-mail.tsx';
import { domainLostMail } from './emails/domain-lost-mail.tsx';
import { domainMendedMail } from './emails/domain-mended-mail.tsx';

/** Every mail of this domain. */
export const hostnameMails = [domainFailingMail, domainMendedMail, domainLostMail];
