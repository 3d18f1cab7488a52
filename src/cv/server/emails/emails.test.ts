import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { cvMails } from '../mails.ts';

const APP_URL = 'https://cv.example';
const ID = '01990000-0000-7000-8000-000000000000';
const languages = Object.keys(LANGUAGES) as Language[];

const render = (language: Language, data: object) =>
  renderMail(
    { template: 'new-comments', language, data: { cvId: ID, cvName: 'For Turin', held: 0, comments: [], ...data } },
    { templates: mailTemplates(cvMails), appUrl: APP_URL },
  );

const MARY = { id: ID, readerName: 'Mary Somerville', words: 'Which notes?' };

it.each(languages)('names the CV and the commenters and links to the comments in %s', async (language) => {
  const { subject, html, text } = await render(language, { count: 12, held: 3, comments: [MARY] });
  expect(subject).toContain('For Turin');
  expect(subject).toMatch(/12|١٢/);
  for (const body of [html, text]) {
    expect(body).toContain('Mary Somerville');
    expect(body).toContain('Which notes?');
    expect(body).toContain(`${APP_URL}/cv/${ID}/edit?review=comments`);
    expect(body).not.toMatch(/undefined|\[object|mail\.\w|\{/);
  }
});

it('treats comments as plain text without links', async () => {
  const words = '<a href="https://evil.example">Win</a> at https://evil.example/now';
  const { html, text } = await render('en', { count: 1, comments: [{ ...MARY, readerName: '<b>Eve\r\n', words }] });
  expect(html).not.toMatch(/<b>|evil\.example|:\/\/evil/);
  expect(text).not.toMatch(/:\/\/evil/);
  expect(html).toContain('&lt;b&gt;Eve');
});

it('mentions approval only if a comment awaits it', async () => {
  expect((await render('en', { count: 1, comments: [MARY] })).text).not.toContain('wait');
  expect((await render('en', { count: 1, held: 1, comments: [MARY] })).text).toContain(
    '1 comment is awaiting your approval',
  );
});
