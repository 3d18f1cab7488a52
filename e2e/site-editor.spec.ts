import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { filesInZip } from '../src/testing/zip.ts';
import { draftsIn, saved } from './editor.ts';
import { ask, make, PROJECTS, registerMember } from './records.ts';
import { SIZES, setThemeAndSize } from './screenshots.ts';
import { fetchSite, field, openSite, site, tab } from './site.ts';
import { call, expect, PASSWORD, test } from './with-mail.ts';

const section = (page: Page, name: string) => page.getByRole('button', { name: `Reorder ${name}`, exact: true });

test('edits and the order set by keyboard appear in the preview of the site', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'beside', mails);
  await openSite(page);
  await expect(site(page).getByRole('heading', { level: 1, name: 'Ada Lovelace' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Add a project' })).toBeVisible();

  await make(page, 'projects', [PROJECTS[0]]);
  await openSite(page);
  await expect(page.getByRole('link', { name: 'Add a project' })).toBeHidden();
  await field(page, 'Headline').fill('Mathematician and writer');
  await field(page, 'About').pressSequentially('The engine *weaves* algebraical patterns.');
  await expect(site(page).getByText('Mathematician and writer')).toBeVisible();
  await expect(site(page).locator('em', { hasText: 'weaves' })).toBeVisible();

  await field(page, 'Work heading').fill('Selected works');
  await section(page, 'Selected works').focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByRole('switch', { name: 'About: visible' }).click();
  await saved(page);
  const { document } = await fetchSite(page);
  expect(document.sections.slice(0, 2)).toMatchObject([
    { kind: 'projects', visible: true, heading: 'Selected works' },
    { kind: 'about', visible: false, heading: '' },
  ]);
  await expect(site(page).getByRole('heading', { name: 'Selected works' })).toBeVisible();
  await expect(site(page).locator('em', { hasText: 'weaves' })).toHaveCount(0);
  await expectAccessible(page);

  // A link in the preview changes its page, and the page selector follows.
  await site(page).getByRole('link', { name: PROJECTS[0].title }).first().click();
  await expect(site(page).getByRole('heading', { level: 1, name: PROJECTS[0].title })).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toContainText(PROJECTS[0].title);
  await page.getByRole('radio', { name: 'Phone' }).click();
  await expect(page.locator('iframe:not([aria-hidden])')).toHaveCSS('width', '390px');

  // The page selector also follows where the browser lets the frame follow a link itself.
  const frame = page.frames().find((one) => one !== page.mainFrame());
  await frame?.evaluate(() => location.assign('/portfolio/draft/contact')).catch(() => {});
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toContainText('Contact');
  await expect(site(page).getByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
});

test('unpublished changes are listed, published and seen by a visitor, and the site is unpublished', async ({
  page,
  mails,
  browser,
  product,
}) => {
  await registerMember(page, 'shown', mails);
  await openSite(page);
  await field(page, 'Headline').fill('Mathematician');
  await page.getByRole('button', { name: 'Publish site' }).click();
  const upToDateDialog = page.getByRole('dialog', { name: 'Your site is live' });
  await expect(upToDateDialog.getByRole('link', { name: 'Open' }).first()).toBeVisible();
  const url = (await fetchSite(page)).addresses.find(({ kind }) => kind === 'share')?.url ?? '';
  await expect(upToDateDialog.getByText(url, { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');

  const visitor = await (await browser.newContext({ baseURL: product.url })).newPage();
  await visitor.goto(new URL(url).pathname);
  await expect(visitor.getByText('Mathematician', { exact: true })).toBeVisible();

  await field(page, 'Headline').fill('Translator');
  await tab(page, 'Design').click();
  await page.getByRole('radio', { name: 'Ledger' }).check();
  await page.getByRole('button', { name: '2 changes' }).click();
  await expect(page.getByRole('dialog', { name: 'Unpublished changes' }).getByRole('listitem')).toHaveText([
    'Headline',
    'Layout',
  ]);
  await page.keyboard.press('Escape');
  await visitor.reload();
  await expect(visitor.getByText('Mathematician', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Published' }).check();
  await expect(site(page).getByText('Mathematician', { exact: true })).toBeVisible();
  await page.getByRole('radio', { name: 'Draft' }).check();
  await expect(site(page).getByText('Translator', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Discard changes' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard changes' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Bento' })).toBeChecked();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('radio', { name: 'Ledger' })).toBeChecked();
  await page.getByRole('button', { name: 'Publish changes' }).click();
  await expect(upToDateDialog).toBeVisible();
  await visitor.reload();
  await expect(visitor.getByText('Translator', { exact: true })).toBeVisible();

  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click();
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: /^Unpublish/ })
    .click();
  await expect(page.getByRole('button', { name: 'Publish site' })).toBeVisible();
  expect((await visitor.reload())?.status()).toBe(404);
  await visitor.context().close();
});

test('an unreadable color is refused, and the nearest readable one is offered', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await setThemeAndSize(page, 'dark', SIZES.wide);
  await registerMember(page, 'colours', mails);
  await openSite(page);
  await tab(page, 'Design').click();
  await page.getByRole('radio', { name: 'Classic' }).check();
  await page.getByRole('radio', { name: 'Custom' }).check();
  await saved(page);
  const before = (await fetchSite(page)).document.colors;
  await field(page, 'Text hex code').fill('#dddddd');
  await expect(page.getByText(/^Contrast is too low \(1\.\d:1\)/)).toBeVisible();
  await expect(page.getByRole('status').getByText('Some changes couldn’t be saved')).toBeVisible();
  expect((await fetchSite(page)).document).toMatchObject({ theme: 'own', colors: before });
  await expectAccessible(page);

  const applyColor = page.getByRole('button', { name: /^Use #/ });
  const nearest = /#[0-9a-f]{6}/.exec((await applyColor.textContent()) ?? '')?.[0];
  await applyColor.click();
  await saved(page);
  expect((await fetchSite(page)).document.colors).toEqual({ ...before, text: nearest });
  await expect(page.getByText(/^Contrast is too low/)).toHaveCount(0);
});

test('a tab closed before it has saved loses nothing; without a verified email address nothing is published', async ({
  page,
}) => {
  await registerMember(page, 'closed-tab');
  await openSite(page);
  await page.getByRole('button', { name: 'Publish site' }).click();
  const missing = page.getByRole('dialog', { name: 'Before you publish' });
  await expect(missing.getByRole('link', { name: 'Verify email' })).toHaveAttribute('href', '/settings#email');
  await page.keyboard.press('Escape');

  await page.context().setOffline(true);
  await field(page, 'Headline').fill('Written in a tunnel');
  await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
  await expect.poll(() => draftsIn(page)).toContain('Written in a tunnel');
  const context = page.context();
  await page.close({ runBeforeUnload: false });
  await context.setOffline(false);

  const next = await context.newPage();
  await openSite(next);
  await expect(field(next, 'Headline')).toHaveValue('Written in a tunnel');
  await saved(next);
  expect((await fetchSite(next)).document.headline).toBe('Written in a tunnel');
});

test('a site edited on two devices at once shows conflicts and loses nothing', async ({
  page,
  mails,
  browser,
  product,
}) => {
  await registerMember(page, 'two-devices', mails);
  await openSite(page);
  const context = await browser.newContext({ baseURL: product.url, storageState: await page.context().storageState() });
  const other = await context.newPage();
  await openSite(other);
  await field(page, 'Headline').fill('Mathematician');
  await saved(page);

  // The conflicting field first, because saving another field might bring the other change here before.
  await field(other, 'Headline').fill('Translator');
  await field(other, 'About').fill('I translate and annotate.');
  const question = other.locator('[data-conflicts]');
  await expect(question.getByText('Mathematician', { exact: true })).toBeVisible();
  await other.getByRole('button', { name: 'Publish site' }).click();
  await expect(other.getByText('Couldn’t publish your site')).toBeVisible();
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await saved(other);
  expect((await fetchSite(page)).document).toMatchObject({
    headline: 'Translator',
    about: 'I translate and annotate.',
  });
  await context.close();
});

test('a private CV is made public when it is chosen, and the published site is exported as a ZIP', async ({
  page,
  mails,
}) => {
  await registerMember(page, 'with-a-cv', mails);
  await ask(page, 'POST', '/api/cvs', { name: 'Notes', example: 'software-engineer' });
  await openSite(page);
  await page.getByRole('combobox', { name: 'Resume to show on your site' }).click();
  await page.getByRole('option', { name: 'Notes' }).click();
  await expect(page.getByText('This resume is private, so it isn’t shown on your site.')).toBeVisible();
  await saved(page);
  await expect(site(page).getByRole('link', { name: 'Resume', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Make public' }).click();
  await expect(page.getByText('This resume is private, so it isn’t shown on your site.')).toBeHidden();
  await site(page).getByRole('link', { name: 'Resume', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Page', exact: true })).toContainText('Resume');
  expect((await ask(page, 'GET', '/portfolio/draft/cv.pdf')).status()).toBe(200);

  await page.getByRole('button', { name: 'Publish site' }).click();
  await expect(page.getByRole('dialog', { name: 'Your site is live' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'More' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
  const files = await filesInZip(await readFile(await (await download).path()));
  expect([...files.keys()]).toEqual(expect.arrayContaining(['index.html', 'cv/index.html', 'cv.pdf']));

  // Without a connection, no success is reported.
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('menuitem', { name: 'Export as ZIP' }).click();
  await expect(page.getByText('Couldn’t export your site')).toBeVisible();
  await field(page, 'Headline').fill('Written in a tunnel');
  await expect(page.getByText('Offline. Saved on this device')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Published' })).toBeHidden();
  await page.context().setOffline(false);
});

test('without a username, a site has no address to open, and says how to get one', async ({
  page,
  expectAccessible,
}) => {
  const account = { email: 'site-nameless@example.org', password: PASSWORD, name: 'Ada Lovelace' };
  await call(page, 'POST', '/api/auth/sign-up/email', account);
  await openSite(page);
  await tab(page, 'SEO').click();
  const open = page.getByRole('switch', { name: 'Public site' });
  await expect(open).toBeDisabled();
  await expect(open).not.toBeChecked();
  await expect(open).toHaveAccessibleDescription(/needs a username/);
  await expectAccessible(page);
  await page.getByRole('tabpanel').getByRole('link', { name: 'Choose username' }).click();
  await expect(page).toHaveURL(/\/settings#username$/);
});
