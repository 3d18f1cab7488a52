import type { Browser, Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { ask, make, PROJECTS, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { publish } from './site.ts';
import { expectStill } from './test.ts';
import { expect, test } from './with-mail.ts';

const DAY = 24 * 60 * 60 * 1000;
const later = (days: number) => new Date(Date.now() + days * DAY).toISOString();

async function makeLink(page: Page, fields: object): Promise<{ shareId: string; url: string }> {
  const answer = await ask(page, 'POST', '/api/shares', fields);
  expect(answer.status(), await answer.text()).toBe(201);
  return answer.json();
}

async function change(page: Page, { shareId }: { shareId: string }, fields: object) {
  const answer = await ask(page, 'PATCH', `/api/shares/${shareId}`, fields);
  expect(answer.status(), await answer.text()).toBe(200);
}

/** Makes links in every possible state. */
async function manyLinks(page: Page) {
  const [published, draft] = await make(page, 'projects', [PROJECTS[0], PROJECTS[5]]);
  const cv = await makeCv(page, { name: 'Analyst, London', example: 'software-engineer' });
  const portfolio = { target: { kind: 'portfolio' } };
  await change(page, await makeLink(page, { ...portfolio, label: 'Cambridge' }), { state: 'revoked' });
  await change(page, await makeLink(page, { ...portfolio, label: 'Turin, before the lecture' }), { state: 'paused' });
  await makeLink(page, { label: 'Charles Babbage', target: { kind: 'project', id: draft?.id } });
  await makeLink(page, { label: 'Taylor’s Memoirs', target: { kind: 'project', id: published?.id }, pinned: true });
  await makeLink(page, { ...portfolio, label: 'Menabrea', expiresAt: new Date(Date.now() + 1000).toISOString() });
  const guarded = { password: 'Bernoulli', expiresAt: later(30), download: false, contact: 'masked', notify: true };
  await makeLink(page, {
    ...{ label: 'Royal Society', target: { kind: 'cv', id: cv.id }, ...guarded },
    note: 'Mary Somerville will forward it in March.',
  });
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

/** Opens a link as a visitor. The user agent must be a real browser's to be counted. */
async function read(browser: Browser, url: string) {
  const reader = await (await browser.newContext({ userAgent: BROWSER })).newPage();
  await reader.goto(url);
  await reader.context().close();
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`sharing ${theme} ${size}`, async ({ page, browser, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await registerMember(page, `share-${theme}-${size}`, mails);
      await page.goto('/share');
      await expect(page.getByText('No links yet')).toBeVisible();
      await shot('share-empty');
      await page.getByRole('button', { name: 'New link' }).first().click();
      await expect(page.getByRole('dialog', { name: 'New link' })).toBeVisible();
      await shot('share-new', false);
      await page.getByRole('radio', { name: 'Resume' }).check();
      await expect(page.getByRole('textbox', { name: 'Name (optional)' })).toBeVisible();
      await shot('share-new-more', false);

      await publish(page);
      const portfolio = await makeLink(page, { label: 'De Morgan', target: { kind: 'portfolio' } });
      await read(browser, portfolio.url);
      await manyLinks(page);
      await expect(async () => {
        await page.goto('/share');
        await expect(page.getByText('1 view')).toBeVisible({ timeout: 2000 });
        await expect(page.getByText('Expired', { exact: true })).toBeVisible({ timeout: 2000 });
      }).toPass();
      await shot('share');
      await page.getByRole('button', { name: 'More actions: Royal Society' }).click();
      await expect(page.getByRole('menuitem', { name: 'Pause' })).toBeVisible();
      await shot('share-menu', false);
      await page.getByRole('menuitem', { name: 'Edit link…' }).click();
      await expect(page.getByRole('button', { name: 'Change: Name' })).toBeVisible();
      await shot('share-edit', false);
      await page.getByRole('button', { name: 'Done' }).click();
      await page.getByRole('button', { name: 'More actions: Royal Society' }).click();
      await page.getByRole('menuitem', { name: 'Show QR code…' }).click();
      await expect(page.getByRole('img', { name: /^QR code/ })).toHaveJSProperty('complete', true);
      await shot('share-qr', false);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions: Royal Society' }).click();
      await page.getByRole('menuitem', { name: 'Send by email…' }).click();
      await expect(page.getByRole('dialog', { name: /^Send/ })).toBeVisible();
      await shot('share-mail', false);
      await page.keyboard.press('Escape');
      await page.getByRole('tab', { name: 'Visits' }).click();
      await expect(page.getByRole('figure')).toBeVisible();
      await expectStill(page);
      await shot('share-visits');
      await page.getByRole('tab', { name: 'Custom domains' }).click();
      await expect(page.getByRole('tabpanel').getByRole('button').first()).toBeVisible();
      await expectStill(page);
      await shot('share-domains');
    });
  }
}
