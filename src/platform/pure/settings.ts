import { z } from 'zod';
import { StartError } from './errors.ts';
import { trimEndMarks } from './trim-marks.ts';

const url = (protocols: string[], example: string) =>
  z.string().refine((value) => isUrl(value, protocols), { error: `must be an address such as ${example}` });
const text = z.string().min(1);
/** The sender of mail: an address, or a name and an address. */
export const sender = z.string().regex(/^(?:[^<>]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/, {
  error: 'must be an email address, or a name followed by an address in <>',
});
function wholeNumber(from: number, to: number) {
  const error = `must be a number from ${from} to ${to}`;
  return z.coerce.number({ error }).int({ error }).min(from, { error }).max(to, { error });
}
const megabytes = (defaultValue: number) => wholeNumber(1, 1_000_000).default(defaultValue);
const count = (defaultValue: number) => wholeNumber(1, 1000).default(defaultValue);
/** The contacts for vulnerability reports; a mail address becomes a `mailto:` URL. */
const securityContacts = z
  .string()
  .transform((value) => value.split(',').map((part) => part.trim()))
  .pipe(
    z.array(
      z.union(
        [
          z.email().transform((address) => `mailto:${address}`),
          z.string().regex(/^(?:https:\/\/|mailto:|tel:)[\x21-\x7e]+$/),
        ],
        { error: 'must be email addresses or https addresses, separated by commas' },
      ),
    ),
  );
const hostName = z.string().regex(/^[a-z0-9.:-]+$/i, { error: 'must be a host name or an IP address' });

/** All settings of an instance. The comments of `.env.example` are these descriptions. */
const schema = z.object({
  PORT: wholeNumber(0, 65535).default(3000).describe('The port that the server listens on.'),
  HOST: hostName.optional().describe('The address that the server listens on. Default: all addresses.'),
  APP_URL: url(['http:', 'https:'], 'https://vitrine.example')
    .optional()
    .describe('The public URL of the instance. Default: http://localhost with the port.'),
  DATA_DIR: text.default('./data').describe('The directory for secrets, the embedded database and files.'),
  DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://user:password@localhost:5432/vitrine')
    .optional()
    .describe('A PostgreSQL server (15 or later). Default: an embedded PostgreSQL in DATA_DIR/pg.'),
  MIGRATION_DATABASE_URL: url(['postgres:', 'postgresql:'], 'postgres://owner:password@localhost:5432/vitrine')
    .optional()
    .describe(
      'The same database as DATABASE_URL, with the user that owns the tables. Used for migrations and restore. If set, the user in DATABASE_URL doesn’t need to own them.',
    ),
  ROLE: z
    .enum(['all', 'web', 'jobs'], { error: 'must be all, web or jobs' })
    .default('all')
    .describe('What this process does: serve requests (web), run jobs (jobs), or both (all).'),
  MEMORY_LIMIT: wholeNumber(256, 1_000_000)
    .optional()
    .describe(
      'Memory for the instance and its workers, in megabytes, not counting PostgreSQL. Default: the memory of the container or machine.',
    ),
  SECRET: z
    .string()
    .min(32, { error: 'must have at least 32 characters' })
    .optional()
    .describe(
      'Signs links and sessions. Default: generated once and stored in DATA_DIR/key. All processes must use the same one.',
    ),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe('The number of reverse proxies in front of Vitrine. Only their X-Forwarded-* headers are trusted.'),
  HSTS_DAYS: wholeNumber(0, 3650)
    .default(730)
    .describe('How long, in days, browsers refuse plain HTTP after a visit over HTTPS (HSTS). 0 turns it off.'),
  HSTS_SUBDOMAINS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('true')
    .transform((value) => value === 'true')
    .describe('Whether HSTS applies to all subdomains, including those used by other programs.'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465')
    .optional()
    .describe('The mail server. Without it, emails stay in the outbox, where an admin can read them.'),
  MAIL_FROM: sender.default('Vitrine <vitrine@localhost>').describe('The sender of all emails. Admins can change it.'),
  ADMIN_EMAIL: z
    .email({ error: 'must be an email address' })
    .optional()
    .describe('The account with this email address becomes an admin once the address is verified.'),
  SECURITY_CONTACT: securityContacts
    .optional()
    .describe(
      'Where to report a vulnerability, for /.well-known/security.txt: email or https addresses, separated by commas.',
    ),
  S3_ENDPOINT: url(['http:', 'https:'], 'https://s3.example')
    .optional()
    .describe('An S3 service for files. Default: files are stored in DATA_DIR/files.'),
  S3_BUCKET: text.optional().describe('The bucket on the S3 service.'),
  S3_KEY: text.optional().describe('The access key of the S3 service.'),
  S3_SECRET: text.optional().describe('The secret key of the S3 service.'),
  S3_REGION: text.default('us-east-1').describe('The region of the S3 service.'),
  PROJECT_ID: text
    .default('vitrine')
    .describe('The project ID in the paths of callable functions (/PROJECT_ID/FUNCTIONS_REGION/…).'),
  FUNCTIONS_REGION: text
    .default('us-central1')
    .describe('The region in the paths of callable functions (/PROJECT_ID/FUNCTIONS_REGION/…).'),
  STORAGE_BUCKET: text.default('vitrine.local').describe('The bucket name in the paths of the storage protocol.'),
  FILE_MEGABYTES: megabytes(10).describe('The maximum file size, in megabytes. Admins can change it.'),
  MEMBER_MEGABYTES: megabytes(200).describe('The storage per member, in megabytes. Admins can change it.'),
  UNPROVEN_MEGABYTES: megabytes(5).describe(
    'The storage of a member whose email address isn’t verified, in megabytes, unless an admin sets a limit for them.',
  ),
  MEMBER_UPLOADS: count(2).describe('The maximum number of concurrent uploads and imports per member.'),
  TOTAL_UPLOADS: count(20).describe('The maximum number of concurrent uploads and imports per process.'),
  MIN_FREE_DISK_MEGABYTES: wholeNumber(0, 1_000_000)
    .default(250)
    .describe(
      'Minimum free space on the disk of DATA_DIR, in megabytes. Below it, uploads are refused; text is still saved.',
    ),
  SIGN_UP: z
    .enum(['open', 'invite', 'closed'], { error: 'must be open, invite or closed' })
    .default('open')
    .describe('Sign-up: open, invite (invitation only) or closed. Admins can change it.'),
  DOMAIN_APPROVAL: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true')
    .describe('Whether verified domains need approval by an admin. Admins can change it.'),
  DNS_SERVERS: z
    .string()
    .regex(/^[0-9a-f.:[\]]+(?:,\s*[0-9a-f.:[\]]+)*$/i, { error: 'must be IP addresses, separated by commas' })
    .optional()
    .describe('The DNS servers used to check custom domains, with a port if not 53. Default: the system’s.'),
  DOMAIN_ADDRESSES: z
    .string()
    .regex(/^[0-9a-f.:]+(?:,\s*[0-9a-f.:]+)*$/i, { error: 'must be IP addresses, separated by commas' })
    .optional()
    .describe('The IP addresses that custom domains must point to. Default: the addresses of the host in APP_URL.'),
  ALLOW_PRIVATE_ADDRESSES: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true')
    .describe('Whether custom domains may point to addresses in private networks.'),
  ALLOW_PRIVATE_DOWNLOADS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true')
    .describe('Whether CVs may be imported from web addresses in private networks.'),
  HUB_IMPORTS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('true')
    .transform((value) => value === 'true')
    .describe('Whether members can import projects from GitHub and GitLab, which the server then contacts.'),
  GITHUB_API_URL: url(['http:', 'https:'], 'https://github.example/api/v3')
    .default('https://api.github.com')
    .describe('The API of GitHub or GitHub Enterprise Server that projects are imported from.'),
  GITLAB_API_URL: url(['http:', 'https:'], 'https://gitlab.example/api/v4')
    .default('https://gitlab.com/api/v4')
    .describe('The API of the GitLab that projects are imported from.'),
  HIDE_ACCOUNTS: z
    .enum(['true', 'false'], { error: 'must be true or false' })
    .default('false')
    .transform((value) => value === 'true')
    .describe('Whether sign-up hides that an email address already has an account.'),
  USERNAME_CHANGE_DAYS: wholeNumber(0, 3650)
    .default(30)
    .describe('The minimum number of days between username changes. Admins can change it.'),
  BACKUP_RECIPIENTS: z
    .string()
    .transform((value) => value.split(/[\s,]+/).filter(Boolean))
    .refine((recipients) => recipients.every((recipient) => recipient.startsWith('age1')), {
      error: 'must be age recipients (age1…), separated by commas',
    })
    .optional()
    .describe('Encrypts each backup for these age recipients (age1…). Any of their identities decrypts it.'),
  BACKUP_PASSPHRASE: z
    .string()
    .min(12, { error: 'must have at least 12 characters' })
    .optional()
    .describe(
      'Encrypts each backup with this passphrase, unless BACKUP_RECIPIENTS is set. Restore uses it to decrypt backups.',
    ),
  BACKUP_MAX_AGE_DAYS: wholeNumber(1, 3650)
    .optional()
    .describe('Health checks show a warning if the last command-line backup is older than this many days.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info')
    .describe('The log level.'),
});

const SECRET_SETTINGS = new Set([
  ...['SECRET', 'DATABASE_URL', 'MIGRATION_DATABASE_URL', 'SMTP_URL', 'S3_KEY', 'S3_SECRET', 'BACKUP_PASSPHRASE'],
]);
export const SETTING_NAMES: ReadonlySet<string> = new Set(Object.keys(schema.shape));
const S3_SETTINGS = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_KEY', 'S3_SECRET'] as const;

export type Settings = Omit<z.infer<typeof schema>, 'APP_URL'> & { APP_URL: string };

/** Parses the settings from the environment; an empty value counts as unset. Throws one error that lists all faults. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const provided = Object.fromEntries(
    Object.keys(schema.shape).flatMap((name) => (env[name]?.trim() ? [[name, env[name].trim()]] : [])),
  );
  const parsed = schema.safeParse(provided);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => describeFault(String(issue.path[0]), issue.message, provided));
    throw new StartError(`${[...new Set(faults)].join('; ')}. Fix the settings in the environment or in .env.`);
  }
  const settings = parsed.data;
  const missing = S3_SETTINGS.filter((name) => settings[name] === undefined);
  if (missing.length > 0 && missing.length < S3_SETTINGS.length) {
    throw new StartError(`the S3 settings are incomplete. Set ${missing.join(', ')} too, or none of them.`);
  }
  const { DATABASE_URL, MIGRATION_DATABASE_URL } = settings;
  if (MIGRATION_DATABASE_URL !== undefined && databaseOf(MIGRATION_DATABASE_URL) !== databaseOf(DATABASE_URL)) {
    throw new StartError('MIGRATION_DATABASE_URL must name the same database as DATABASE_URL.');
  }
  return { ...settings, APP_URL: trimEndMarks(settings.APP_URL ?? `http://localhost:${settings.PORT}`, /\//) };
}

const databaseOf = (url: string | undefined) => (url === undefined ? undefined : new URL(url).pathname);

function isUrl(value: string, protocols: string[]) {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname, searchParams } = new URL(value);
  return protocols.includes(protocol) && (hostname !== '' || searchParams.has('host'));
}

function describeFault(name: string, message: string, provided: Record<string, string>) {
  return SECRET_SETTINGS.has(name)
    ? `${name} ${message}`
    : `${name} ${message}, but is ${JSON.stringify(provided[name])}`;
}

/** Returns the text of `.env.example`: every setting with its description and its default, commented out. */
export function envExample() {
  const lines = Object.entries(schema.shape).flatMap(([name, field]) => {
    const fallback = field.safeParse(undefined).data;
    return [`# ${field.description}`, `# ${name}=${fallback ?? ''}`, ''];
  });
  return [
    '# Every setting is optional. Generated from src/platform/pure/settings.ts by `npm run generate`.',
    '',
    ...lines,
  ]
    .join('\n')
    .trimEnd()
    .concat('\n');
}
