import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../scripts/chromium-flags.ts';
import type { CvContent } from '../../src/cv/model/content.ts';
import type { Member } from '../member.ts';

/** A signed-in member with a browser and the product's URL. */
export type EditorSession = { browser: Browser; url: string; member: Member };
/** A browser page with its DevTools session. */
export type BrowserTab = { page: Page; tools: CDPSession };

/** Runs a browser whose memory use can be read exactly. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const executablePath = process.env.CHROMIUM_PATH;
  const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: CHROMIUM_FLAGS });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}

/** Opens a page in a separate browser context and closes it after the work. */
export async function withTab<Result>(browser: Browser, work: (tab: BrowserTab) => Promise<Result>): Promise<Result> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  try {
    const page = await context.newPage();
    return await work({ page, tools: await context.newCDPSession(page) });
  } finally {
    await context.close();
  }
}

/** Creates a CV and opens it in the editor. Resolves when its pages are painted. */
export async function openEditor({ page }: BrowserTab, { url, member }: EditorSession, document: CvContent) {
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
  await waitForPages({ page });
}

/** Resolves when the preview shows all changes. */
export const waitForPages = ({ page }: Pick<BrowserTab, 'page'>) =>
  page.waitForFunction(() => !document.querySelector('section[aria-busy]'));

export const headline = ({ page }: BrowserTab) => page.getByRole('textbox', { name: 'Headline' });
