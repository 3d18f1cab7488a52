import type { Page } from '@playwright/test';
import { expect, test } from './mailed.ts';
import { ask, joinAs } from './work.ts';

const links = (page: Page) => page.getByRole('list', { name: 'Your links' }).getByRole('listitem');
const fits = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);

async function publish(page: Page) {
  const answer = await ask(page, 'POST', '/api/site/publish');
  expect(answer.status(), await answer.text()).toBe(200);
}

async function makeLinks(page: Page, labels: readonly string[]) {
  for (const label of labels) {
    const answer = await ask(page, 'POST', '/api/shares', { label, target: { kind: 'portfolio' } });
    expect(answer.status(), await answer.text()).toBe(201);
  }
}

test('a link that is made opens for a stranger until it is revoked, and again once it is restored', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  await joinAs(page, 'share-revoke', mails);
  await page.goto('/share');
  await expect(page.getByText('No links yet')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('button', { name: 'New link' }).last().press('Enter');
  await page.keyboard.type('Royal Society');
  await page.keyboard.press('Enter');
  await expect(links(page)).toHaveText([/Royal Society.*Leads nowhere yet/]);
  await expect(links(page).locator(':focus'), 'whoever goes on by keys goes on at the new link').toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Go and publish it' })).toHaveAttribute('href', '/portfolio');
  await publish(page);
  await page.reload();
  await expect(links(page)).toHaveText([/Royal Society.*Live/]);
  await expect(page.getByText('is not published')).toBeHidden();
  await expectAccessible(page);

  const visit = await browser.newContext({ javaScriptEnabled: false });
  const stranger = await visit.newPage();
  const address = (await links(page).getByRole('link', { name: 'Open: Royal Society' }).getAttribute('href')) ?? '';
  const status = async () => (await stranger.goto(address))?.status();
  expect(await status()).toBe(200);
  await expect(stranger.getByRole('heading', { name: 'Ada Lovelace' })).toBeVisible();

  await page.getByRole('button', { name: 'More: Royal Society' }).click();
  await page.getByRole('menuitem', { name: 'Revoke' }).click();
  await expect(links(page)).toHaveText([/Royal Society.*Revoked/]);
  expect(await status()).toBe(404);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(links(page)).toHaveText([/Royal Society.*Live/]);
  expect(await status()).toBe(200);
  await page.getByRole('button', { name: 'More: Royal Society' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Revoke' }).press('Enter');
  await expect(links(page).getByRole('link')).toHaveCount(0);
  await page.getByRole('button', { name: 'Restore: Royal Society' }).press('Enter');
  await expect(links(page)).toHaveText([/Royal Society.*Live/]);
  await expect(links(page).locator(':focus'), 'the focus stays in the row').toHaveCount(1);
  expect(await status()).toBe(200);
  await visit.close();
});

test('many links, on a phone: they come page by page, are named in place and deleted once asked', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await page.addInitScript(() => {
    localStorage.setItem('theme', 'dark');
    localStorage.setItem('theme.remember', 'true');
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await joinAs(page, 'share-many', mails);
  await publish(page);
  await makeLinks(page, [...Array.from({ length: 50 }, (_, at) => `Reader ${at}`), 'x'.repeat(80)]);
  await page.goto('/share');
  await expect(links(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(links(page)).toHaveCount(52);
  await expect(links(page).last(), 'the one that was made with the site').toContainText('Portfolio link');
  expect(await fits(page)).toBe(true);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'More: Reader 49' }).click();
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'Name of the link' }).fill('Mary Somerville');
  await page.context().setOffline(true);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('cannot be reached');
  await page.context().setOffline(false);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'More: Mary Somerville' })).toBeFocused();

  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
  await expectAccessible(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).press('Enter');
  await expect(links(page)).toHaveCount(52);
  await page.getByRole('button', { name: 'More: Mary Somerville' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Delete…' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(links(page)).toHaveCount(51);
  await expect(links(page).nth(1).locator(':focus'), 'the focus goes to the next').toHaveCount(1);
  await page.reload();
  await expect(links(page).nth(1)).toContainText('Reader 48');
});
