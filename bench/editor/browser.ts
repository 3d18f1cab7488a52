import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';
import type { CvContent } from '../../src/cv/model/content.ts';
import type { Member } from '../member.ts';

/** A member who sits before the product. */
export type Seat = { browser: Browser; url: string; member: Member };
/** A screen of a browser, and the way to what only its developer tools know. */
export type Screen = { page: Page; tools: CDPSession };

/** A browser whose memory can be read to the byte. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** A screen in a context of its own, closed after the work. */
export async function withScreen<Result>(browser: Browser, work: (screen: Screen) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    const page = await context.newPage();
    return await work({ page, tools: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

/** Makes a CV and opens it where it is written; done once its pages are painted. */
export async function openEditor({ page }: Screen, { url, member }: Seat, document: CvContent) {
  const [name = '', value = ''] = member.cookie.split(/=(.*)/s);
  await page.context().addCookies([{ name, value, url }]);
  const answer = await fetch(`${url}/api/cvs`, {
    method: 'POST',
    headers: { authorization: `Bearer ${member.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'For Turin', document }),
  });
  if (answer.status !== 201) throw new Error(`no CV: ${answer.status} ${await answer.text()}`);
  const { id } = (await answer.json()) as { id: string };
  await page.goto(`${url}/cv/${id}/edit`);
  await page.getByRole('img', { name: /^Page 1 of/ }).waitFor();
  await pagesAreShown({ page });
}

/** Done once the pages show all that was written. */
export const pagesAreShown = ({ page }: Pick<Screen, 'page'>) =>
  page.waitForFunction(() => !document.querySelector('section[aria-busy]'));

export const headline = ({ page }: Screen) => page.getByRole('textbox', { name: 'Headline' });
