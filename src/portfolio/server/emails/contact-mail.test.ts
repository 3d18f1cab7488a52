import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { portfolioMails } from '../mails.ts';

const APP_URL = 'https://cv.example';
const MARY = { name: 'Mary Somerville', email: 'mary@example.net', message: 'Which notes?\nAll seven?' };
const languages = Object.keys(LANGUAGES) as Language[];

const render = (language: Language, data: object) =>
  renderMail(
    { template: 'contact', language, data: { site: 'ada.cv.example', ...data } },
    { templates: mailTemplates(portfolioMails), appUrl: APP_URL },
  );

it.each(languages)(
  'in %s the mail contains sender, message and site, the reply address and a link to the settings',
  async (language) => {
    const { subject, html, text, replyTo } = await render(language, { from: MARY });
    expect(replyTo).toEqual({ name: MARY.name, address: MARY.email });
    expect(subject).toContain('Mary Somerville');
    expect(subject).toContain('ada.cv.example');
    expect(html).toContain('Which notes?<br/>All seven?');
    expect(text).toContain('> Which notes?\n> All seven?');
    for (const content of [html, text]) {
      expect(content).toContain('ada.cv.example');
      expect(content).toContain('mary@example.net');
      expect(content).toContain(`${APP_URL}/portfolio`);
      expect(content).not.toMatch(/undefined|\[object|contact\.\w|\{/);
    }
  },
);

it.each(languages)('in %s the redacted mail names only the site', async (language) => {
  const { subject, html, text, replyTo } = await render(language, {});
  expect(replyTo).toBeUndefined();
  expect(subject).toContain('ada.cv.example');
  expect(text.length).toBeGreaterThan(100);
  expect(html).not.toMatch(/undefined|\[object|blockquote/);
});

it('a message that imitates the instance is quoted as plain text', async () => {
  const message = 'Vitrine: confirm your password\n<a href="https://eve.example">here</a>';
  const { html, text } = await render('en', { from: { ...MARY, message } });
  expect(html).not.toContain('<a href="https://eve.example');
  expect(text).toContain('> Vitrine: confirm your password\n> <a href="https://eve.example">here</a>');
});
