import { describe, expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import type { MailTemplate } from '#mail/server/template.ts';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';

const files = import.meta.glob<Record<string, MailTemplate>>('./*-mail.tsx', { eager: true });
const templates = mailTemplates(Object.values(files).flatMap((file) => Object.values(file)));
const APP_URL = 'https://cv.example';
const languages = Object.keys(LANGUAGES) as Language[];

type Sample = {
  data: Record<string, unknown>;
  /** The data that the email must show in every language. */
  shows?: string[];
  /** The links of the email, besides that to the instance. */
  leadsTo?: string[];
};

const TOKEN = 'Zk3vQ0d7-h2m9_xR1sT5uW8yB4nL6pC0eA';
const confirmation = `${APP_URL}/settings#email-change=${TOKEN}`;

const SAMPLES: Record<string, Sample> = {
  'one-time-code': { data: { code: '048291', minutes: 10 }, shows: ['048291'] },
  welcome: { data: { displayName: 'Ada Lovelace' }, shows: ['Ada Lovelace'], leadsTo: [`${APP_URL}/dashboard`] },
  'password-reset': { data: { token: TOKEN }, leadsTo: [`${APP_URL}/reset-password#${TOKEN}`] },
  'new-user': {
    data: { displayName: 'Ada Lovelace', email: 'ada@example.org', username: 'ada-lovelace' },
    shows: ['Ada Lovelace', 'ada@example.org', 'ada-lovelace'],
    leadsTo: [`${APP_URL}/admin`],
  },
  'username-changed': {
    data: {
      displayName: 'Ada Lovelace',
      oldUsername: 'ada-byron',
      newUsername: 'ada-lovelace',
      redirectsUntil: '2027-07-30T10:00:00.000Z',
    },
    shows: ['Ada Lovelace', 'ada-byron', 'ada-lovelace', '2027'],
    leadsTo: [`${APP_URL}/profile`],
  },
  'email-change-approval': {
    data: { newEmail: 'ada@analytical.example', token: TOKEN },
    shows: ['ada@analytical.example'],
    leadsTo: [confirmation],
  },
  'email-change-proof': { data: { token: TOKEN }, leadsTo: [confirmation] },
  'email-changed': {
    data: { oldEmail: 'ada@example.org', newEmail: 'ada@analytical.example' },
    shows: ['ada@example.org', 'ada@analytical.example'],
  },
  'email-taken': { data: {}, leadsTo: [`${APP_URL}/login`, `${APP_URL}/forgot-password`] },
  'new-sign-in': {
    data: { browser: 'Firefox', system: 'Linux', address: '2001:db8::1', at: '2026-07-30T09:05:00.000Z' },
    shows: ['Firefox', 'Linux', '2001:db8::1', '05', 'UTC'],
    leadsTo: [`${APP_URL}/profile`],
  },
  'account-security': {
    data: { change: 'passkey-added', address: '2001:db8::1', at: '2026-07-30T09:05:00.000Z' },
    shows: ['2001:db8::1', '05', 'UTC'],
    leadsTo: [`${APP_URL}/profile`],
  },
  'password-changed': {
    data: { at: '2026-07-30T09:05:00.000Z' },
    shows: ['05', 'UTC'],
    leadsTo: [`${APP_URL}/forgot-password`],
  },
  invitation: {
    data: { token: TOKEN, inviter: 'Charles Babbage', message: 'Do\ncome.', expiresAt: '2026-08-13T10:00:00.000Z' },
    shows: ['Charles Babbage', 'cv.example', '2026'],
    leadsTo: [`${APP_URL}/register#invitation=${TOKEN}`],
  },
  'account-created': {
    data: {
      token: TOKEN,
      creator: 'Charles Babbage',
      username: 'ada-lovelace',
      expiresAt: '2026-08-13T10:00:00.000Z',
    },
    shows: ['Charles Babbage', 'ada-lovelace', 'cv.example', '2026'],
    leadsTo: [`${APP_URL}/reset-password#${TOKEN}`],
  },
  'changed-by-admin': {
    data: { change: 'two-factor-off', at: '2026-07-30T09:05:00.000Z' },
    shows: ['05', 'UTC'],
    leadsTo: [`${APP_URL}/profile`],
  },
  'account-deactivated': {
    data: { displayName: 'Ada Lovelace', reason: 'Too many birds.' },
    shows: ['Ada Lovelace', 'Too many birds.'],
  },
  'verify-reminder': {
    data: { deletedOn: '2026-08-13T10:00:00.000Z' },
    shows: ['2026'],
    leadsTo: [`${APP_URL}/settings#email`],
  },
  'account-deleted': { data: { displayName: 'Ada Lovelace' }, shows: ['Ada Lovelace'] },
};

const renderIn = (language: Language, template: string, data: Record<string, unknown>) =>
  renderMail({ template, data, language }, { templates, appUrl: APP_URL });
const linksOf = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href);

describe.each(Object.entries(SAMPLES))('the email %s', (template, { data, shows = [], leadsTo = [] }) => {
  it.each(languages)('contains its data and links in %s', async (language) => {
    const { subject, html, text } = await renderIn(language, template, data);
    expect(subject).toMatch(/^\S.{5,}\S$/);
    expect(html).toContain(`<html lang="${language}" dir="${LANGUAGES[language]}">`);
    for (const value of shows) {
      expect(html).toContain(value);
      expect(text).toContain(value);
    }
    expect(linksOf(html)).toEqual([...leadsTo, APP_URL]);
    for (const href of leadsTo) expect(text.match(/\S+:\/\/\S+/g)).toContain(href);
    expect(subject + html + text).not.toMatch(/undefined|\[object|NaN|mail\.\w|Invalid/);
    expect(html).not.toMatch(/<script|<link|<img|<style|javascript:/i);
    expect(text).not.toMatch(/<[a-z!/]|&\w+;|\n{3}|[{}]/i);
  });
});

describe('the emails of the identity domain', () => {
  it('are all tested here', () => {
    expect([...templates.keys()].toSorted()).toEqual(Object.keys(SAMPLES).toSorted());
  });

  it('are translated into every language', async () => {
    for (const [template, { data }] of Object.entries(SAMPLES)) {
      const locales = languages.filter((language) => language !== 'en-GB');
      const subjects = await Promise.all(locales.map(async (each) => (await renderIn(each, template, data)).subject));
      expect(new Set(subjects).size, template).toBe(locales.length);
    }
  });

  it('show the code in the subject and in one piece', async () => {
    const { subject, html } = await renderIn('en', 'one-time-code', { code: '048291', minutes: 1 });
    expect(subject).toBe('048291 is your Vitrine code');
    expect(html).toMatch(/<p dir="ltr"[^>]*>048291<\/p>/);
    expect(html).toContain('expires in 1 minute.');
  });

  it('reject a code of another length', async () => {
    await expect(renderIn('en', 'one-time-code', { code: '4829', minutes: 10 })).rejects.toThrow();
  });

  it.each(['welcome', 'account-deleted'])(
    'omit the name from the greeting of %s if the name is unknown',
    async (mail) => {
      const { text } = await renderIn('en', mail, { displayName: '' });
      expect(text).toContain('\nHi,\n');
    },
  );

  it('omit unknown values', async () => {
    const at = '2026-07-30T09:05:00.000Z';
    const signIn = await renderIn('en', 'new-sign-in', { address: '192.0.2.7', at });
    expect(signIn.text).not.toMatch(/Browser|System/);
    expect(signIn.text).toMatch(/^IP address +192\.0\.2\.7\nTime +July 30, 2026 at 09:05\sAM UTC$/m);
    const newUser = await renderIn('en', 'new-user', { displayName: '', email: 'ada@example.org', username: '' });
    expect(newUser.subject).toBe('New member: ada@example.org');
    expect(newUser.text).not.toMatch(/Name|Username/);
  });

  it('format times for the language', async () => {
    const { text } = await renderIn('de', 'password-changed', { at: '2026-07-30T23:05:00.000Z' });
    expect(text).toContain('30. Juli 2026 um 23:05 UTC');
  });

  it('show the reset link as text too', async () => {
    const { html } = await renderIn('en', 'password-reset', { token: TOKEN });
    expect(html).toContain(`>${APP_URL}/reset-password#${TOKEN}</span>`);
  });

  it('escape a token in a link', async () => {
    const { html } = await renderIn('en', 'email-change-proof', { token: '"><b>&next=//evil.example' });
    expect(linksOf(html)[0]).toBe(`${APP_URL}/settings#email-change=%22%3E%3Cb%3E%26next%3D%2F%2Fevil.example`);
  });
});

/** User input that other people read in emails. */
describe('user input in an email', () => {
  const hostile = '<b>Ada</b> "&amp;\' <a href="https://evil.example">';

  it('is escaped as text', async () => {
    const data = { displayName: hostile, email: '"<i>"@example.org', username: '<u>ada' };
    const { html, text, subject } = await renderIn('en', 'new-user', data);
    expect(html).not.toMatch(/<b>|<i>|<u>/);
    expect(html).toContain('&lt;b&gt;Ada&lt;');
    expect(html).toContain('&quot;&amp;amp;&#x27;');
    expect(linksOf(html)).toEqual([`${APP_URL}/admin`, APP_URL]);
    expect(text).toContain('"<i>"@example.org');
    expect(subject).toContain('"&amp;\'');
  });

  it('is not turned into links by email clients', async () => {
    const data = { displayName: 'Win at https://evil.example/now or me@evil.example' };
    const { html, text } = await renderIn('en', 'welcome', data);
    for (const value of [html, text]) {
      expect(value).not.toMatch(/evil\.example|:\/\/evil|me@evil/);
      expect(value.replaceAll('\u2060', '')).toContain(data.displayName);
    }
  });

  it('cannot break lines or change the text direction', async () => {
    const data = {
      displayName: 'Ada\r\nBcc: eve\u202e\u2067@example.org\u2069\u2028',
      email: 'a@b.example',
      username: '',
    };
    const { subject, html, text } = await renderIn('en', 'new-user', data);
    for (const value of [subject, html, text]) expect(value).not.toMatch(/[\r\u2028\u2029\u202a-\u202e\u2066-\u2069]/);
    expect(subject).not.toContain('\n');
  });

  it('is isolated from the direction of the surrounding text', async () => {
    const arabic = 'آدا لوفلايس';
    expect((await renderIn('en', 'welcome', { displayName: arabic })).text).toContain(`Hi \u2068${arabic}\u2069,`);
    const { html, text } = await renderIn('ar', 'new-user', {
      displayName: 'Ada Lovelace',
      email: 'ada@example.org',
      username: 'ada',
    });
    for (const value of ['Ada Lovelace', 'ada@example.org', 'ada']) {
      expect(html).toContain(`\u2068${value}\u2069`);
      expect(text).toContain(`\u2068${value}\u2069`);
    }
  });
});
