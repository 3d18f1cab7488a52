import type { Browser, Page } from '@playwright/test';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { makeCv } from './cvs.ts';
import { expect } from './mailed.ts';
import { change, fullSite } from './site-of.ts';
import { ask, inDays, make } from './work.ts';

/** One of the things that the dashboard tells. */
export const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Calls the API by the page's cookies; it is done. */
export async function done(page: Page, method: string, path: string, data?: object) {
  const answer = await ask(page, method, `/api${path}`, data);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** A reader without an account says something of a block of a CV. */
export async function say(page: Page, id: string, place: string, text: string) {
  const form = { place, name: 'Mary Somerville', text };
  const headers = { origin: new URL(page.url()).origin, cookie: '' };
  const answer = await page.request.post(`/cv/${id}/comments`, { form, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/** A member with much to see: a site that was changed since, links, a public CV with a comment, and something that expires. */
export async function fullDashboard(page: Page, username: string, mails: MailServer) {
  const [address] = await fullSite(page, username, mails);
  await change(page, { headline: 'Mathematician', about: 'What an engine can be told to do.' });
  const { id } = await makeCv(page, { name: 'For Turin', example: 'software-engineer' });
  await done(page, 'PUT', `/cvs/${id}/sharing`, { visibility: 'public', comments: 'held' });
  await say(page, id, 'sections/education', 'Which of the notes is it?');
  await make(page, 'achievements', [{ title: 'First aid at sea', kind: 'certification', expires: inDays(12) }]);
  for (const [label, days] of [
    ['Royal Society', 4],
    ['Charles Babbage', 90],
  ] as const) {
    const expiresAt = `${inDays(days)}T12:00:00.000Z`;
    await done(page, 'POST', '/shares', { label, target: { kind: 'portfolio' }, expiresAt });
  }
  return address?.url ?? '';
}

/** The test's own says that it is driven, and programs are not counted. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Readers elsewhere look at an address, each from a network of their own; the dashboard knows of all of them. */
export async function readBy(browser: Browser, page: Page, address: string, count: number) {
  for (let reader = 1; reader <= count; reader += 1) {
    const extraHTTPHeaders = { 'x-forwarded-for': `10.99.1.${reader}` };
    const context = await browser.newContext({ userAgent: BROWSER, extraHTTPHeaders });
    await (await context.newPage()).goto(address);
    await context.close();
  }
  await expect.poll(async () => (await done(page, 'GET', '/dashboard')).visits.total.readers).toBe(count);
}
