import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
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
  'in %s it says who wrote what by which site, where answers go, and how to get none',
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

it.each(languages)('in %s what is left of it names the site, and that the rest is gone', async (language) => {
  const { subject, html, text, replyTo } = await render(language, {});
  expect(replyTo).toBeUndefined();
  expect(subject).toContain('ada.cv.example');
  expect(text.length).toBeGreaterThan(100);
  expect(html).not.toMatch(/undefined|\[object|blockquote/);
});

it('a message that would pass for the instance’s own words stands apart from them, as text', async () => {
  const message = 'Vitrine: confirm your password\n<a href="https://eve.example">here</a>';
  const { html, text } = await render('en', { from: { ...MARY, message } });
  expect(html).not.toContain('<a href="https://eve.example');
  expect(text).toContain('> Vitrine: confirm your password\n> <a href="https://eve.example">here</a>');
});
