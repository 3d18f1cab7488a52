import { testMail } from '#admin/service.ts';
import { cvMails } from '#cv/service.ts';
import { hostnameMails } from '#hostnames/service.ts';
import { identityMailTemplates } from '#identity/service.ts';
import { mailTemplates } from '#mail/service.ts';
import { portfolioMails } from '#portfolio/service.ts';
import { reportMails } from '#reports/service.ts';
import { testimonialMails } from '#testimonials/service.ts';

/** Every mail template of the product. */
export const templates = mailTemplates([
  testMail,
  ...identityMailTemplates,
  ...testimonialMails,
  ...cvMails,
  ...portfolioMails,
  ...hostnameMails,
  ...reportMails,
]);
