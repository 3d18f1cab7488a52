import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { portfolioMails } from '../mails.ts';

const APP_URL = 'https://cv.example';
const languages = Object.keys(LANGUAGES) as Language[];

const render = (language: Language, label: string) =>
  renderMail(
    { template: 'link-opened', language, data: { label } },
    { templates: mailTemplates(portfolioMails), appUrl: APP_URL },
  );

it.each(languages)('in %s the mail names the opened link and links to the list of links', async (language) => {
  const named = await render(language, 'For Turin & Naples');
  expect(named.subject).toContain('For Turin & Naples');
  expect(named.html).toContain('For Turin &amp; Naples');
  const unnamed = await render(language, '');
  expect(unnamed.subject).not.toBe(named.subject);
  for (const { html, text, replyTo } of [named, unnamed]) {
    expect(replyTo).toBeUndefined();
    for (const content of [html, text]) {
      expect(content).toContain(`${APP_URL}/share`);
      expect(content).not.toMatch(/undefined|\[object|opened\.\w|[“«„]\s?[”»“]/);
    }
  }
});
