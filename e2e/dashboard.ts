import type { Browser, Page } from '@playwright/test';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { makeCv } from './cvs.ts';
import { ask, inDays, make } from './records.ts';
import { change, fullSite } from './site.ts';
import { expect } from './with-mail.ts';

/** Returns a section of the dashboard. */
export const region = (page: Page, name: string) => page.getByRole('region', { name });

/** Calls the API with the page's cookies, expects success and returns the body. */
export async function expectOk(page: Page, method: string, path: string, data?: object) {
  const answer = await ask(page, method, `/api${path}`, data);
  expect(answer.ok(), await answer.text()).toBe(true);
  return answer.json();
}

/** Comments on a block of a CV as a visitor without an account. */
export async function postComment(page: Page, id: string, blockPath: string, text: string) {
  const form = { place: blockPath, name: 'Mary Somerville', text };
  const headers = { origin: new URL(page.url()).origin, cookie: '' };
  const answer = await page.request.post(`/cv/${id}/comments`, { form, headers });
  expect(answer.ok(), await answer.text()).toBe(true);
}

/**
 * Makes a member with much to show: a site with unpublished changes, links, a public CV with a comment, and an item
 * that expires.
 */
export async function fullDashboard(page: Page, username: string, mails: MailServer) {
  const [address] = await fullSite(page, username, mails);
  await change(page, { headline: 'Mathematician', about: 'What an engine can be told to do.' });
  const { id } = await makeCv(page, { name: 'For Turin', example: 'software-engineer' });
  await expectOk(page, 'PUT', `/cvs/${id}/sharing`, { visibility: 'public', comments: 'held' });
  await postComment(page, id, 'sections/education', 'Which of the notes is it?');
  await make(page, 'achievements', [{ title: 'First aid at sea', kind: 'certification', expires: inDays(12) }]);
  for (const [label, days] of [
    ['Royal Society', 4],
    ['Charles Babbage', 90],
  ] as const) {
    const expiresAt = `${inDays(days)}T12:00:00.000Z`;
    await expectOk(page, 'POST', '/shares', { label, target: { kind: 'portfolio' }, expiresAt });
  }
  return address?.url ?? '';
}

/** A real user agent, because the test browser's own is not counted as a visitor. */
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

/** Opens an address as so many visitors, each at another address, and waits until the dashboard counts them. */
export async function visitAs(browser: Browser, page: Page, address: string, count: number) {
  for (let reader = 1; reader <= count; reader += 1) {
    const extraHTTPHeaders = { 'x-forwarded-for': `10.99.1.${reader}` };
    const context = await browser.newContext({ userAgent: BROWSER, extraHTTPHeaders });
    await (await context.newPage()).goto(address);
    await context.close();
  }
  await expect.poll(async () => (await expectOk(page, 'GET', '/dashboard')).visits.total.readers).toBe(count);
}
