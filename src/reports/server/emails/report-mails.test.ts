import { expect, it } from 'vitest';
import { renderMail } from '#mail/server/render-mail.tsx';
import { mailTemplates } from '#mail/service.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { reportMails } from '../mails.ts';

const APP_URL = 'https://cv.example';
const PAGE = 'https://ada.cv.example/';
const languages = Object.keys(LANGUAGES) as Language[];

const MAILS: [template: string, data: Record<string, string>, link: string | undefined][] = [
  ['report-arrived', { page: PAGE, reason: 'spam' }, '/admin/reports'],
  ['report-decided', { page: PAGE, state: 'upheld' }, undefined],
  ['report-decided', { page: PAGE, state: 'dismissed' }, undefined],
  ['taken-down', { kind: 'site', title: '', reason: 'It is spam.' }, '/portfolio'],
  ['taken-down', { kind: 'cv', title: 'For Turin', reason: 'It is spam.' }, '/cv'],
  ['taken-down', { kind: 'project', title: 'Note G', reason: 'It is spam.' }, '/projects'],
  ['taken-down', { kind: 'share', title: '', reason: 'It is spam.' }, '/share'],
  ['put-back', { kind: 'project', title: 'Note G' }, undefined],
];

it.each(languages)(
  'in %s, the mails name the reported or removed content and link to the screen for it',
  async (language) => {
    for (const [template, data, link] of MAILS) {
      const options = { templates: mailTemplates(reportMails), appUrl: APP_URL };
      const { subject, text, html } = await renderMail({ template, language, data }, options);
      expect(subject).not.toMatch(/undefined|report\.mail|\{/);
      if (data.title) expect(subject).toContain(data.title);
      for (const content of [text, html]) {
        expect(content).not.toMatch(/undefined|\[object|report\.(?:mail|reasons)/);
        if (link) expect(content).toContain(APP_URL + link);
        if (data.reason?.includes(' ')) expect(content).toContain(data.reason);
      }
    }
  },
);
