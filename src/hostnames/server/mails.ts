import { domainApprovedMail } from './emails/domain-approved-mail.tsx';
import { domainFailingMail } from './emails/domain-failing-mail.tsx';
import { domainLostMail } from './emails/domain-lost-mail.tsx';
import { domainRecoveredMail } from './emails/domain-recovered-mail.tsx';
import { domainRejectedMail } from './emails/domain-rejected-mail.tsx';

/** All mails of this domain. */
export const hostnameMails = [
  domainFailingMail,
  domainRecoveredMail,
  domainLostMail,
  domainApprovedMail,
  domainRejectedMail,
];
