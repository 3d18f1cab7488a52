import type { Browser, Page } from '@playwright/test';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { DRAWINGS } from './drawings.ts';
import { expect } from './mailed.ts';
import { achievements, ask, joinAs, keepDrawing, make, PROJECTS } from './work.ts';

/** Members' own hosts are below this one; browsers know it as the machine's own. */
export const HOSTS = { APP_URL: 'http://vitrine.localhost:{port}' };

/** Where a member's own host is, beside the instance at this address. */
export const hostOf = (username: string, url: string, path = '/') =>
  `http://${username}.vitrine.localhost:${new URL(url).port}${path}`;

const CASE_STUDY = {
  problem: 'An engine that reckons is *known*; what it could be told to do was not.',
  approach: 'A table of operations, column by column:\n\n- which variables are acted upon\n- which receive the result',
  outcome: 'The first published programme for a machine.',
};

/** A member with a full site: pictures, projects, achievements, a CV. Answers where it is. */
export async function fullSite(page: Page, username: string, mails: MailServer, document: object = {}) {
  await joinAs(page, username, mails);
  const profile = {
    bio: 'I translate, annotate and question machines that reckon. What they can be told to do interests me more than what they were built for.',
    location: 'London',
    website: 'https://en.wikipedia.org/wiki/Ada_Lovelace',
    socialLinks: { Wikidata: 'https://www.wikidata.org/wiki/Q7259' },
  };
  await done(ask(page, 'PATCH', '/api/me', { profile }));
  const covers = [
    await keepDrawing(page, 'notes', DRAWINGS.notes),
    await keepDrawing(page, 'bernoulli', DRAWINGS.bernoulli),
  ];
  const projects = PROJECTS.filter(({ status }) => status === 'published').map((project, at) => ({
    ...project,
    ...(covers[at] ? { cover: covers[at], caseStudy: CASE_STUDY } : {}),
    ...(covers[at] ? { gallery: [{ image: covers[at], alt: 'A page of the notes', caption: 'Taylor, 1843' }] } : {}),
  }));
  await make(page, 'projects', projects);
  await make(page, 'achievements', achievements());
  const cv = await (await ask(page, 'POST', '/api/cvs', { name: 'Notes', example: 'software-engineer' })).json();
  await done(ask(page, 'PUT', `/api/cvs/${cv.id}/visibility`, { visibility: 'public' }));
  await change(page, {
    ...{ headline: 'Mathematician and writer on the Analytical Engine', cv: cv.id, indexing: true },
    availability: { text: 'Open to commissions', until: '' },
    ...document,
  });
  return publish(page);
}

/** Changes the site as it is written. */
export async function change(page: Page, fields: object) {
  const { document } = await (await ask(page, 'GET', '/api/site')).json();
  await done(ask(page, 'PUT', '/api/site', { document: { ...document, ...fields } }));
}

/** Shows it to visitors; answers its whole addresses. */
export async function publish(page: Page) {
  const site = await (await done(ask(page, 'POST', '/api/site/publish'))).json();
  return site.addresses as { kind: string; url: string }[];
}

async function done(answer: ReturnType<typeof ask>) {
  const given = await answer;
  expect(given.status(), await given.text()).toBe(200);
  return given;
}

/** Somebody elsewhere, with a phone and no account. */
export async function visitorOf(browser: Browser, width = 390) {
  const context = await browser.newContext({ viewport: { width, height: 844 } });
  return context.newPage();
}
