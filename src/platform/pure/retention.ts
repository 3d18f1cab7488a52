/** The days after which a record in the trash is deleted, which members see counted down. */
export const TRASH_DAYS = 30;

/** A retention rule for one kind of data. */
type RetentionRule = {
  data: string;
  /** The end of the period, for documentation: "30 days after it was queued". Starts with the period. */
  duration: string;
  days?: number;
  /** The days between a reminder and the deletion. */
  noticeDays?: number;
  hours?: number;
  /** The scheduled job that deletes the data. */
  job?: string;
  /** The event that deletes the data, if no scheduled job does. */
  endedBy?: string;
};

/**
 * The personal data that the instance keeps, for how long, and how it is deleted. The jobs that delete it read their
 * periods here, and `docs/data-retention.md` is generated from this table.
 */
export const RETENTION = {
  account: {
    data: 'An account with its profile, projects, posts, achievements, CVs, letters, comments, testimonials, site, links, files, domains, sessions and visit counts',
    duration: 'until the member or an admin deletes it',
    endedBy: 'the deletion, in one transaction; file contents within 5 minutes',
  },
  unverifiedAccounts: {
    data: 'An account whose email address was never verified',
    duration:
      '30 days after sign-up, and at least 7 days after a reminder email. Admins’ accounts and accounts deactivated by an admin are exempt',
    days: 30,
    noticeDays: 7,
    job: 'sweep-accounts',
  },
  sessions: { data: 'A session', duration: '30 days after it was last used', days: 30, job: 'sweep-accounts' },
  sessionAge: {
    data: 'A session in regular use',
    duration: '90 days after sign-in',
    days: 90,
    job: 'sweep-accounts',
  },
  verifications: {
    data: 'Verification codes, reset links, half-finished sign-ins, requested email changes',
    duration:
      'until they are used or expire, at most 24 hours; the username chosen at sign-up until the address is verified',
    job: 'sweep-accounts',
  },
  formerUsernames: {
    data: 'A former username, which redirects to the new one and is reserved for its owner',
    duration: '365 days after the change, or until the account is deleted',
    job: 'sweep-accounts',
  },
  invitations: {
    data: 'An invitation',
    duration: '30 days after it was used, was withdrawn or expired, or until the account created from it is deleted',
    days: 30,
    job: 'sweep-accounts',
  },
  mailSecrets: {
    data: 'Codes, link tokens and forwarded messages in the outbox',
    duration: 'until the email is delivered, at most 3 days',
    days: 3,
    job: 'forget-mail',
  },
  mailOptOuts: {
    data: 'The email addresses that have unsubscribed, with the topics. They need not belong to members',
    duration:
      'until the recipient subscribes again or deletes the account; otherwise permanently, as without them the emails would be sent again',
    endedBy: 'the change of the settings, or the deletion of the account',
  },
  mail: {
    data: 'An email in the outbox, with its recipient',
    duration: '30 days after it was queued, or until the member who received it, or whom it is about, is deleted',
    days: 30,
    job: 'forget-mail',
  },
  deletionMail: {
    data: 'The email that confirms a deletion',
    duration: 'until it is delivered, or delivery has failed; 30 days if no mail server is set',
    job: 'forget-mail',
  },
  jobData: {
    data: 'The email address of a requested password reset, in the job queue',
    duration: 'until the job has run',
    endedBy: 'the job itself',
  },
  auditAddresses: {
    data: 'IP addresses in the audit log',
    duration: '90 days after the event',
    days: 90,
    job: 'sweep-audit',
  },
  auditEvents: {
    data: 'Audit events without IP address: who did what to whom, by ID, and the browser used',
    duration: 'permanently; after an account is deleted, its ID no longer identifies anyone',
    endedBy: 'never deleted, as a record of admin actions',
  },
  trash: {
    data: 'Projects, posts, achievements and CVs in the trash',
    duration: `${TRASH_DAYS} days after they were moved there`,
    days: TRASH_DAYS,
    job: 'empty-trash',
  },
  testimonials: {
    data: 'A testimonial, with the name, role, organization, link and text that its author sent',
    duration: 'until the member deletes it, or the account',
    endedBy:
      'the deletion; its author can ask the member for it. Links that keep a version of the site keep it until they are deleted',
  },
  testimonialTrash: {
    data: 'Testimonials in the trash',
    duration: `${TRASH_DAYS} days after they were moved there`,
    days: TRASH_DAYS,
    job: 'sweep-testimonials',
  },
  unusedImages: {
    data: 'Unused images, videos, recordings and downloads, with the files uploaded for them',
    duration: '7 days after they were created',
    days: 7,
    job: 'sweep-images',
  },
  unfinishedUploads: {
    data: 'Uploads that were not finished',
    duration: '24 hours after they began',
    hours: 24,
    job: 'sweep-files',
  },
  importedFiles: {
    data: 'A file that was uploaded for an import of posts',
    duration: '24 hours after the upload, or until the import is done',
    hours: 24,
    job: 'sweep-imports',
  },
  deletedFiles: {
    data: 'Contents of deleted files',
    duration: 'up to 5 minutes after the deletion',
    job: 'sweep-files',
  },
  stagedFiles: {
    data: 'Request bodies on disk while they are processed',
    duration: 'until the request ends; after a crash, for 1 hour',
    hours: 1,
    endedBy: 'the request; after a crash, a timer on each machine, every 10 minutes',
  },
  reporterAddresses: {
    data: 'The email address of somebody who reported a page',
    duration: '30 days after the decision, or until the account with that address is deleted',
    days: 30,
    job: 'sweep-reports',
  },
  reports: {
    data: 'A report, a takedown',
    duration: 'until the account that it is about is deleted; a takedown until the page is restored',
    endedBy: 'the deletion of that account',
  },
  visitKeys: {
    data: 'Salted keys that distinguish visitors within a day',
    duration: 'until the day is over',
    days: 0,
    job: 'forget-visits',
  },
  visitDetails: {
    data: 'Visits by page and by source',
    duration: '400 days',
    days: 400,
    job: 'forget-visits',
  },
  dailyVisits: { data: 'Visits by day', duration: '3 years', days: 3 * 365, job: 'forget-visits' },
  rateLimits: {
    data: 'Rate limit counters, under keyed hashes',
    duration: 'until the limit ends, at most a day',
    endedBy: 'a timer of each process, every 10 minutes',
  },
} as const satisfies Record<string, RetentionRule>;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** Returns the length of a period in milliseconds. */
export const periodMs = ({ days = 0, hours = 0 }: Pick<RetentionRule, 'days' | 'hours'>) =>
  days * DAY_MS + hours * HOUR_MS;

/** Returns the time before which data is older than its rule allows. */
export const endOfRetention = (rule: Pick<RetentionRule, 'days' | 'hours'>, now: Date) =>
  new Date(now.getTime() - periodMs(rule));

/** Returns the text of `docs/data-retention.md`. */
export function retentionDocument() {
  const rows = (Object.values(RETENTION) as RetentionRule[]).map(
    ({ data, duration, job, endedBy }) =>
      `| ${data} | ${duration} | ${job === undefined ? endedBy : `job \`${job}\``} |`,
  );
  return [
    '# Data retention',
    '',
    'Generated from `src/platform/pure/retention.ts` by `npm run generate`; the jobs named here read their periods from the same table.',
    '',
    '| Data | Kept | Deleted by |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}
