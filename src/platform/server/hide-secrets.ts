import type { Settings } from '../pure/settings.ts';

const HIDDEN = '…';

/** Removes the passwords and keys of the settings from another program's text, such as a server's error. */
export function hideSecrets(text: string, settings: Settings) {
  return secretsOf(settings).reduce((redacted, secret) => redacted.replaceAll(secret, HIDDEN), text);
}

/** Returns the secrets in every form that may appear, longest first, because one may contain another. */
function secretsOf(settings: Settings) {
  const { SECRET, S3_KEY, S3_SECRET, BACKUP_PASSPHRASE, DATABASE_URL, MIGRATION_DATABASE_URL, SMTP_URL } = settings;
  const urls = [DATABASE_URL, MIGRATION_DATABASE_URL, SMTP_URL];
  const configured = [SECRET, S3_KEY, S3_SECRET, BACKUP_PASSPHRASE, ...urls].filter((secret) => secret !== undefined);
  const passwords = urls.flatMap((url) => (url ? passwordForms(new URL(url)) : []));
  return [...configured, ...passwords].filter(Boolean).sort((a, b) => b.length - a.length);
}

/** Returns a URL's password as encoded, as decoded, and as mail clients send it (base64). */
function passwordForms({ username, password }: URL) {
  if (password === '') return [];
  const [user, plain] = [decode(username), decode(password)];
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  return [password, plain, base64(plain), base64(`\0${user}\0${plain}`)];
}

function decode(part: string) {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
