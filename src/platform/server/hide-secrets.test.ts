import { describe, expect, it } from 'vitest';
import { readSettings } from '../pure/settings.ts';
import { hideSecrets } from './hide-secrets.ts';

const settings = readSettings({
  SECRET: 'the secret that signs all the links',
  DATABASE_URL: 'postgres://ada:en%20gine@db.example/vitrine',
  MIGRATION_DATABASE_URL: 'postgres://charles:differ%20ence@db.example/vitrine',
  SMTP_URL: 'smtps://post:l%C3%B6vel%C3%A4ce@mail.example',
  S3_ENDPOINT: 'https://s3.example',
  S3_BUCKET: 'vitrine',
  S3_KEY: 'AKIAEXAMPLE',
  S3_SECRET: 'wJalrXUtnFEMI',
});

describe('another program’s text', () => {
  it.each([
    ['a whole URL', 'no way to postgres://ada:en%20gine@db.example/vitrine', 'no way to …'],
    ['a decoded password', '535 "löveläce" is wrong', '535 "…" is wrong'],
    ['an encoded password', 'login with en%20gine', 'login with …'],
    ['the password of the owner of the tables', 'login with differ ence', 'login with …'],
    [
      'a login as it is sent to a mail server',
      `AUTH PLAIN ${btoa('\0post\0l\u00c3\u00b6vel\u00c3\u00a4ce')}`,
      'AUTH PLAIN …',
    ],
    ['the keys of S3', 'AKIAEXAMPLE and wJalrXUtnFEMI do not fit', '… and … do not fit'],
    ['the secret', 'signed with the secret that signs all the links', 'signed with …'],
    ['any change if it holds no secret', '550 No such user at mail.example', '550 No such user at mail.example'],
  ])('is shown without %s', (_, text, expected) => {
    expect(hideSecrets(text, settings)).toBe(expected);
  });

  it('is shown unchanged if the settings hold no secrets', () => {
    expect(hideSecrets('connect ECONNREFUSED', readSettings({}))).toBe('connect ECONNREFUSED');
  });
});
