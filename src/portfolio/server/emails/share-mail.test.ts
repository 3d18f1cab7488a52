import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { SHARE_TARGETS } from '../../model/share-target.ts';
import { portfolioMails } from '../mails.ts';

const APP_URL = 'https://cv.example';
const LINK_DETAILS = {
  ...{ name: 'Ada Lovelace', email: 'ada@example.org', url: `${APP_URL}/portfolio/0123456789abcdefghijkl` },
  ...{ message: 'Which notes?\nAll seven.', hasPassword: true, expiresAt: '2031-05-01T10:00:00.000Z' },
};
const languages = Object.keys(LANGUAGES) as Language[];

const render = (language: Language, data: object) =>
  renderMail(
    { template: 'share', language, data: { kind: 'cv', ...data } },
    { templates: mailTemplates(portfolioMails), appUrl: APP_URL },
  );

it.each(languages)('in %s the mail contains sender, link, message and reply address', async (language) => {
  for (const kind of SHARE_TARGETS) {
    const { subject, html, text, replyTo } = await render(language, { kind, given: LINK_DETAILS });
    expect(replyTo).toEqual({ name: LINK_DETAILS.name, address: LINK_DETAILS.email });
    expect(subject).toContain('Ada Lovelace');
    expect(html).toContain('Which notes?<br/>All seven.');
    for (const content of [html, text]) {
      expect(content).toContain(LINK_DETAILS.url);
      expect(content).toContain(LINK_DETAILS.email);
      expect(content).toMatch(/2031|٢٠٣١/);
      expect(content).not.toMatch(/undefined|\[object|portfolio-mail|\{/);
    }
  }
});

it('omits message, password and expiry if there are none', async () => {
  const { html, text } = await render('en', {
    given: { ...LINK_DETAILS, message: '', hasPassword: false, expiresAt: null },
  });
  expect(html).not.toContain('blockquote');
  expect(text).not.toMatch(/password|until/);
});

it.each(languages)('in %s the redacted mail contains none of the data', async (language) => {
  const { subject, html, text, replyTo } = await render(language, {});
  expect(replyTo).toBeUndefined();
  expect(subject.length).toBeGreaterThan(5);
  expect(text.length).toBeGreaterThan(60);
  expect(html).not.toMatch(/undefined|\[object|blockquote|portfolio-mail/);
});

it('a name with line breaks and URLs stays plain text', async () => {
  const name = 'Vitrine https://eve.example\nBcc: eve@eve.example';
  const { subject, html } = await render('en', { given: { ...LINK_DETAILS, name } });
  expect(subject).not.toMatch(/\n|https:\/\/eve/);
  expect(html).not.toContain('href="https://eve.example');
});
