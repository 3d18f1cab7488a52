import type { Page } from '@playwright/test';
import { GITHUB_TOKEN } from '../src/testing/hubs/open-github-server.ts';
import { ask, registerMember } from './records.ts';
import { test } from './with-hubs.ts';
import { expect } from './with-mail.ts';

const toast = (page: Page) => page.getByRole('region', { name: /^Notifications/ });
const dialog = (page: Page) => page.getByRole('dialog');
const row = (page: Page, text: string) => dialog(page).getByRole('listitem').filter({ hasText: text });
const box = (page: Page, name: string) => dialog(page).getByRole('checkbox', { name: `Select ${name}` });
const username = (page: Page) => dialog(page).getByLabel('Username');
const find = (page: Page) => dialog(page).getByRole('button', { name: 'List repositories' });

async function open(page: Page) {
  await page.goto('/projects');
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'From GitHub or GitLab' }).click();
  await expect(dialog(page)).toBeVisible();
}

test('repositories of GitHub become draft projects', async ({ page, hubs, expectAccessible }) => {
  await registerMember(page, 'hub-github');
  await open(page);
  await find(page).click();
  await expect(dialog(page)).toContainText('Enter a username, or a token');
  await username(page).fill('nobody');
  await find(page).click();
  await expect(dialog(page)).toContainText('GitHub has no user with this name');
  await expectAccessible(page);

  await username(page).fill('https://github.com/ada');
  await dialog(page).getByLabel('Token (optional)').fill(GITHUB_TOKEN);
  await page.keyboard.press('Enter');
  await expect(dialog(page)).toContainText('6 repositories of ada.');
  await expect(dialog(page)).toContainText('1,234 contributions in the last year');
  await expect(dialog(page).getByRole('listitem')).toHaveText([/^notes/, /^engine/, /^letters/, /^babbage\/mill/]);
  await expect(box(page, 'notes')).toBeChecked();
  await expect(row(page, 'An analytical engine')).toContainText('TypeScript · 1,843 stars');
  await expectAccessible(page);

  await dialog(page).getByRole('switch', { name: 'Show forks and archived repositories' }).click();
  await expect(dialog(page).getByRole('listitem')).toHaveCount(6);
  await dialog(page).getByRole('searchbox', { name: 'Search repositories' }).fill('mathematics');
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1);
  await box(page, 'engine').click();
  await expect(dialog(page).getByRole('button', { name: 'Import 2 repositories' })).toBeVisible();

  hubs.github.override('/repos/ada/notes', { status: 500, body: '' });
  await dialog(page).getByRole('button', { name: 'Import 2 repositories' }).click();
  await expect(dialog(page)).toContainText('1 draft project made.');
  await expect(row(page, 'ada/notes')).toContainText('GitHub couldn’t be reached.');
  await expectAccessible(page);
  hubs.github.override('/repos/ada/notes', undefined);
  await dialog(page).getByRole('button', { name: 'Try again' }).click();
  await expect(dialog(page).getByRole('link', { name: 'notes' })).toHaveAttribute('href', /^\/projects\/[\da-f-]{36}$/);

  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(toast(page)).toContainText('2 items imported');
  const { items } = await (await ask(page, 'GET', '/api/projects')).json();
  expect(items.map(({ title, status }: { title: string; status: string }) => [title, status])).toEqual([
    ['engine', 'draft'],
    ['notes', 'draft'],
  ]);
  await open(page);
  await username(page).fill('ada');
  await find(page).click();
  await expect(row(page, 'An analytical engine')).toContainText('Already imported');
});

test('what was typed stays when the connection is lost, and the token is forgotten', async ({ page, context }) => {
  await registerMember(page, 'hub-offline');
  await open(page);
  await dialog(page).getByRole('radio', { name: 'GitLab' }).check();
  await username(page).fill('ada');
  await context.setOffline(true);
  await find(page).click();
  await expect(dialog(page).getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expect(username(page)).toHaveValue('ada');
  await context.setOffline(false);
  await find(page).click();
  await expect(row(page, 'The Engine')).toContainText('12 stars');
  await dialog(page).getByRole('button', { name: 'Back' }).click();
  await expect(username(page)).toHaveValue('ada');
  await dialog(page).getByLabel('Token (optional)').fill('secret');
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await page.getByRole('menuitem', { name: 'From GitHub or GitLab' }).click();
  await expect(username(page)).toHaveValue('ada');
  await expect(dialog(page).getByLabel('Token (optional)')).toHaveValue('');
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  test('the repositories fit a narrow screen', async ({ page, expectAccessible }) => {
    await registerMember(page, 'hub-rtl');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/projects');
    await page.getByRole('button', { name: 'استيراد', exact: true }).first().click();
    await page.getByRole('menuitem').last().click();
    await dialog(page).getByRole('textbox').first().fill('ada');
    await page.keyboard.press('Enter');
    await expect(dialog(page).getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    const width = await dialog(page).evaluate((element) => element.scrollWidth - element.clientWidth);
    expect(width).toBeLessThanOrEqual(0);
  });
});
