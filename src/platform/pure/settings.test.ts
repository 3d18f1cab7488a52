import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../server/root.ts';
import { StartError } from './errors.ts';
import { envExample, readSettings } from './settings.ts';

function refusal(env: Record<string, string>) {
  try {
    readSettings(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return error.message;
  }
  throw new Error('expected the settings to be refused');
}

describe('settings', () => {
  it('are all optional', () => {
    expect(readSettings({})).toEqual({
      PORT: 3000,
      APP_URL: 'http://localhost:3000',
      DATA_DIR: './data',
      ROLE: 'all',
      TRUST_PROXY: 0,
      HSTS_DAYS: 730,
      HSTS_SUBDOMAINS: true,
      MAIL_FROM: 'Vitrine <vitrine@localhost>',
      S3_REGION: 'us-east-1',
      PROJECT_ID: 'vitrine',
      FUNCTIONS_REGION: 'us-central1',
      STORAGE_BUCKET: 'vitrine.local',
      SIGN_UP: 'open',
      FILE_MEGABYTES: 10,
      MEMBER_MEGABYTES: 200,
      UNPROVEN_MEGABYTES: 5,
      MEMBER_UPLOADS: 2,
      TOTAL_UPLOADS: 20,
      MIN_FREE_DISK_MEGABYTES: 250,
      DOMAIN_APPROVAL: false,
      ALLOW_PRIVATE_ADDRESSES: false,
      ALLOW_PRIVATE_DOWNLOADS: false,
      HUB_IMPORTS: true,
      GITHUB_API_URL: 'https://api.github.com',
      GITLAB_API_URL: 'https://gitlab.com/api/v4',
      HIDE_ACCOUNTS: false,
      USERNAME_CHANGE_DAYS: 30,
      LOG_LEVEL: 'info',
    });
  });

  it('count as unset if they are empty or blank, and are trimmed', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '  ', HOST: ' ::1 ' })).toEqual({ ...readSettings({}), HOST: '::1' });
  });

  it('ignore unknown variables', () => {
    expect(readSettings({ PATH: '/bin', AWS_SECRET: 'x' })).toEqual(readSettings({}));
  });

  it('derive APP_URL from the port unless it is set, without a trailing slash', () => {
    expect(readSettings({ PORT: '8080' }).APP_URL).toBe('http://localhost:8080');
    expect(readSettings({ PORT: '8080', APP_URL: 'https://cv.example//' }).APP_URL).toBe('https://cv.example');
  });

  it.each([
    ['DATABASE_URL', 'postgres://vitrine:p%40ss@db.example:5433/vitrine?sslmode=verify-full'],
    ['DATABASE_URL', 'postgresql:///vitrine?host=/var/run/postgresql'],
    ['SMTP_URL', 'smtp://mail.example'],
    ['SMTP_URL', 'smtps://user:100%@[::1]:465'],
    ['MAIL_FROM', 'cv@example.org'],
    ['MAIL_FROM', 'My "Vitrine" <cv@example.org>'],
    ['PORT', '0'],
    ['PORT', '65535'],
  ])('accept %s=%s', (name, value) => {
    expect(() => readSettings({ [name]: value })).not.toThrow();
  });
});

describe('invalid settings', () => {
  it.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['HOST', 'local host'],
    ['APP_URL', 'vitrine.example'],
    ['APP_URL', 'ftp://vitrine.example'],
    ['ROLE', 'both'],
    ['TRUST_PROXY', '11'],
    ['TRUST_PROXY', 'yes'],
    ['MAIL_FROM', 'Vitrine'],
    ['MAIL_FROM', 'Vitrine <cv@example.org'],
    ['MAIL_FROM', 'a@example.org, b@example.org'],
    ['ADMIN_EMAIL', 'ada'],
    ['S3_ENDPOINT', 's3.example'],
    ['SIGN_UP', 'maybe'],
    ['LOG_LEVEL', 'loud'],
  ])('are reported with their value: %s=%s', (name, value) => {
    expect(refusal({ [name]: value })).toMatch(
      new RegExp(
        `^${name} must .+, but is "${RegExp.escape(value)}"\\. Fix the settings in the environment or in \\.env\\.$`,
      ),
    );
  });

  it.each([
    ['SECRET', 'too short a secret'],
    ['DATABASE_URL', 'mysql://vitrine:hunter2@db.example/vitrine'],
    ['DATABASE_URL', 'hunter2'],
    ['SMTP_URL', 'http://user:hunter2@mail.example'],
    ['SMTP_URL', 'smtp://'],
    ['SMTP_URL', 'smtp://user:hunter2@mail.example:port'],
  ])('are reported without a secret value: %s=%s', (name, value) => {
    const message = refusal({ [name]: value });
    expect(message).toMatch(new RegExp(`^${name} must `));
    expect(message).not.toContain(value);
    expect(message).not.toContain('hunter2');
  });

  it('are all reported at once, in one line', () => {
    const message = refusal({ PORT: 'http', ROLE: 'both', SECRET: 'short', MAIL_FROM: 'ok@example.org' });
    expect(message).toBe(
      'PORT must be a number from 0 to 65535, but is "http"; ROLE must be all, web or jobs, but is "both"; SECRET must have at least 32 characters. Fix the settings in the environment or in .env.',
    );
  });

  it('are reported in one line even if a value has several', () => {
    expect(refusal({ ROLE: 'all\nVitrine is running', HOST: 'a\r\nb' })).not.toMatch(/[\r\n]/);
  });

  it('are reported if the database URLs name different databases', () => {
    const message = 'MIGRATION_DATABASE_URL must name the same database as DATABASE_URL.';
    const MIGRATION_DATABASE_URL = 'postgres://owner:hunter2@db.example/vitrine';
    expect(refusal({ MIGRATION_DATABASE_URL })).toBe(message);
    expect(refusal({ MIGRATION_DATABASE_URL, DATABASE_URL: 'postgres://runtime:x@db.example/other' })).toBe(message);
  });

  it('are reported if S3 settings are missing', () => {
    expect(refusal({ S3_ENDPOINT: 'https://s3.example', S3_KEY: 'key', S3_SECRET: 'hunter2' })).toBe(
      'the S3 settings are incomplete. Set S3_BUCKET too, or none of them.',
    );
    expect(refusal({ S3_BUCKET: 'files' })).toBe(
      'the S3 settings are incomplete. Set S3_ENDPOINT, S3_KEY, S3_SECRET too, or none of them.',
    );
  });
});

describe('.env.example', () => {
  const text = envExample();

  it('matches the file in the repository', () => {
    expect(readFileSync(join(root, '.env.example'), 'utf8')).toBe(text);
  });

  it('describes every setting and sets none', () => {
    const lines = text.split('\n');
    expect(lines.filter((line) => line !== '' && !line.startsWith('#'))).toEqual([]);
    for (const name of ['PORT', 'DATA_DIR', 'DATABASE_URL', 'SECRET', 'SMTP_URL', 'S3_SECRET', 'LOG_LEVEL']) {
      const index = lines.findIndex((line) => line.startsWith(`# ${name}=`));
      expect(lines[index - 1], name).toMatch(/^# .+\.$/);
    }
  });

  it('lists the default values', () => {
    const env = Object.fromEntries(
      text.split('\n').flatMap((line) => {
        const [, name, value] = /^# ([A-Z0-9_]+)=(.*)$/.exec(line) ?? [];
        return name === undefined ? [] : [[name, value]];
      }),
    );
    expect(Object.keys(env).length).toBeGreaterThan(15);
    expect(readSettings(env)).toEqual(readSettings({}));
  });
});
