import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { hostnameMails } from '../mails.ts';

const APP_URL = 'https://cv.example';
const languages = Object.keys(LANGUAGES) as Language[];
const domain = 'bücher.example';
const REASON = 'The <b>Analytical</b> Engine\nis a name of Babbage’s.';
const UNTIL = { domain, until: '2027-03-08T10:00:00.000Z' };

const render = (language: Language, template: string, data: Record<string, unknown>) =>
  renderMail({ template, language, data }, { templates: mailTemplates(hostnameMails), appUrl: APP_URL });

it.each(
  languages.flatMap((language) => [
    [language, 'domain-failing', UNTIL] as const,
    [language, 'domain-mended', { domain }] as const,
    [language, 'domain-lost', { domain, by: 'records' }] as const,
    [language, 'domain-lost', { domain, by: 'another' }] as const,
    [language, 'domain-let-on', { domain, how: 'approved' }] as const,
    [language, 'domain-let-on', { domain, how: 'readmitted' }] as const,
    [language, 'domain-taken-off', { domain, how: 'denied', reason: REASON }] as const,
    [language, 'domain-taken-off', { domain, how: 'revoked', reason: REASON }] as const,
  ]),
)('in %s, %s %j names the domain and links to the domains page', async (language, template, data) => {
  const { subject, html, text } = await render(language, template, data);
  expect(subject).toContain(domain);
  for (const content of [subject, html, text]) expect(content).not.toMatch(/undefined|\[object|mail\.\w|\{/);
  if (template !== 'domain-mended') {
    for (const content of [html, text]) expect(content).toContain(`${APP_URL}/share?part=domains`);
  }
  if (template === 'domain-failing') expect(text).toMatch(/2027|٢٠٢٧/);
});

it('escapes the text of an admin', async () => {
  const { html, text } = await render('en', 'domain-taken-off', { domain, how: 'denied', reason: REASON });
  expect(text).toContain('The <b>Analytical</b> Engine');
  expect(html).not.toContain('<b>Analytical');
});

it('explains each reason for a lost domain differently', async () => {
  const [records, another] = await Promise.all(
    ['records', 'another'].map((by) => render('en', 'domain-lost', { domain, by })),
  );
  expect(records?.text).not.toBe(another?.text);
});
