import type { Page } from '@playwright/test';
import { insertLetter } from '../src/testing/cv-letters.ts';
import { makeCv } from './cvs.ts';
import { ask, make, registerMember } from './records.ts';
import { publish } from './site.ts';
import { expect, test } from './with-mail.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const cards = (page: Page) => page.getByRole('tabpanel').getByRole('list', { name: 'Links and addresses' });
const who = (page: Page, name: string) =>
  page.getByRole('group', { name: 'Who can view' }).getByRole('radio', { name });
const statusOf = async (url: string) => (await fetch(url)).status;

test('a bundle of a CV, its letter and the site is made, read, changed and switched off', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'bundle', mails);
  await page.goto('/healthz');
  const { id } = await makeCv(page, { name: 'For Turin', example: 'software-engineer' });
  const operations = [insertLetter('plana', { name: 'To Plana', subject: 'My notes', text: 'All seven notes.' })];
  expect((await ask(page, 'PATCH', `/api/cvs/${id}`, { revision: 1, operations })).status()).toBe(200);
  await publish(page);
  await page.goto('/share');
  await page.getByRole('button', { name: 'New link' }).first().click();
  const sheet = dialog(page, 'New link');
  await sheet.getByRole('radio', { name: 'Bundle' }).check();
  await sheet.getByRole('button', { name: 'Create link' }).click();
  await expect(sheet.getByText('Add at least one item')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Add to bundle' }).click();
  await sheet.getByRole('combobox', { name: 'Resume' }).click();
  await page.getByRole('option', { name: 'For Turin' }).click();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByRole('button', { name: 'Add to bundle' }).click();
  await sheet.getByRole('radio', { name: 'Cover letter' }).last().check();
  await sheet.getByRole('combobox', { name: 'Resume' }).click();
  await page.getByRole('option', { name: 'For Turin' }).click();
  await sheet.getByRole('combobox', { name: 'Cover letter' }).click();
  await page.getByRole('option', { name: 'To Plana' }).click();
  await sheet.getByRole('button', { name: 'Add', exact: true }).click();
  await sheet.getByRole('textbox', { name: 'Name (optional)' }).fill('Recruiter');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Create link' }).click();

  const bundle = dialog(page, 'Share “Recruiter”');
  await expect(who(page, 'Anyone with a link')).toBeChecked();
  await expect(who(page, 'Public')).toBeDisabled();
  await expectAccessible(page);
  const address = `http://${await bundle.getByText('/portfolio/').first().textContent()}`;
  const reader = await (await browser.newContext({ viewport: { width: 320, height: 640 } })).newPage();
  await reader.goto(address);
  await expect(reader.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(reader);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await reader.getByRole('link', { name: 'My notes', exact: true }).click();
  await expect(reader.getByText('All seven notes.')).toBeVisible();
  await expectAccessible(reader);
  await reader.context().close();

  await bundle.getByRole('button', { name: 'Remove: To Plana' }).click();
  await expect(bundle.getByRole('button', { name: 'Remove: To Plana' })).toHaveCount(0);
  expect([await statusOf(`${address}/1`), await statusOf(`${address}/2`)]).toEqual([200, 404]);
  await who(page, 'Only me').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(who(page, 'Only me')).toBeChecked();
  expect(await statusOf(address)).toBe(404);
  await who(page, 'Anyone with a link').click();
  await expect(who(page, 'Anyone with a link')).toBeChecked();
  expect(await statusOf(address)).toBe(200);
  await bundle.getByRole('button', { name: 'Done' }).click();
  await expect(cards(page)).toContainText('Bundle: 1 item');
});

test('who can view a project, a CV and the site is changed in one place', async ({ page, mails, expectAccessible }) => {
  await registerMember(page, 'audience', mails);
  await page.goto('/healthz');
  await make(page, 'projects', [{ title: 'Note G', status: 'draft' }]);
  const { id } = await makeCv(page, { name: 'For Turin', example: 'nurse' });
  await publish(page);
  await page.goto('/share');
  await page.getByRole('button', { name: 'New link' }).first().click();
  await dialog(page, 'New link').getByRole('radio', { name: 'Project' }).check();
  await dialog(page, 'New link').getByRole('combobox', { name: 'Project' }).click();
  await page.getByRole('option', { name: 'Note G' }).click();
  await dialog(page, 'New link').getByRole('button', { name: 'Create link' }).click();
  const project = dialog(page, 'Share “Note G”');
  const address = `http://${await project.getByText('/portfolio/').first().textContent()}`;
  await expect(who(page, 'Only me')).toBeChecked();
  expect(await statusOf(address)).toBe(404);
  await who(page, 'Anyone with a link').click();
  await expect(who(page, 'Anyone with a link')).toBeChecked();
  await expect(project.getByRole('switch', { name: 'Show while it’s a draft' })).toBeChecked();
  expect(await statusOf(address)).toBe(200);
  await who(page, 'Public').click();
  await expect(who(page, 'Public')).toBeChecked();
  await who(page, 'Only me').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect(who(page, 'Only me')).toBeChecked();
  expect(await statusOf(address)).toBe(404);
  await project.getByRole('button', { name: 'Done' }).click();

  await page.getByRole('button', { name: 'Site address', exact: true }).click();
  await expect(who(page, 'Public')).toBeChecked();
  await dialog(page, 'Share portfolio').getByRole('switch', { name: 'Show in search engines' }).click();
  await expectAccessible(page);
  const site = new URL('/@audience', page.url()).href;
  await expect.poll(async () => (await fetch(site)).headers.get('x-robots-tag')).toBeNull();
  await who(page, 'Anyone with a link').click();
  await expect(who(page, 'Anyone with a link')).toBeChecked();
  expect(await statusOf(site)).toBe(404);
  await who(page, 'Public').click();
  await expect(who(page, 'Public')).toBeChecked();
  expect(await statusOf(site)).toBe(200);
  await page.keyboard.press('Escape');
  await expect(cards(page)).toContainText('In search engines');

  await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' });
  await page.reload();
  await page.getByRole('button', { name: 'For Turin', exact: true }).click();
  // The answer to the first change arrives after the second was made.
  await page.route('**/api/cvs/*/sharing', async (route) => {
    const response = await route.fetch();
    await new Promise((resolve) => setTimeout(resolve, 2000));
    await route.fulfill({ response });
  });
  await dialog(page, 'Share “For Turin”').getByRole('combobox', { name: 'Comments' }).click();
  await page.getByRole('option', { name: 'After approval' }).click();
  await dialog(page, 'Share “For Turin”').getByRole('button', { name: 'Change: Address' }).click();
  const slug = dialog(page, 'Share “For Turin”').getByRole('textbox', { name: 'Address' });
  await slug.fill('ward-nurse');
  // The list of choices gives the focus back once it has closed, so the key is sent to the field.
  await slug.press('Enter');
  await expect(dialog(page, 'Share “For Turin”').getByText('/cv/ward-nurse')).toBeVisible();
  expect(await statusOf(new URL('/@audience/cv/ward-nurse', page.url()).href)).toBe(200);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('a project, a letter and the site are shared from their editors, which take up the change', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'editors', mails);
  await page.goto('/healthz');
  const [project] = await make(page, 'projects', [{ title: 'Note G', status: 'draft' }]);
  const { id } = await makeCv(page, { name: 'For Turin', example: 'nurse' });
  await page.goto(`/projects/${project?.id}/edit`);
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('A table of operations');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await who(page, 'Public').click();
  await expect(who(page, 'Public')).toBeChecked();
  await expect(dialog(page, 'Share “Note G”')).toContainText('once the site is public');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  // The form goes on with the revision that the dialog made.
  await page.getByRole('textbox', { name: 'Summary', exact: true }).fill('A table of all operations');
  await expect
    .poll(async () => (await ask(page, 'GET', `/api/projects/${project?.id}`)).json())
    .toMatchObject({ summary: 'A table of all operations', status: 'published' });

  await page.goto('/portfolio');
  await page.getByRole('textbox', { name: 'Headline' }).fill('Analyst');
  await page.getByRole('button', { name: 'Share', exact: true }).press('Enter');
  await who(page, 'Public').click();
  await expect(who(page, 'Public')).toBeChecked();
  await page.getByRole('button', { name: 'Done' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  const site = await (await fetch(new URL('/@editors', page.url()))).text();
  expect(site).toContain('Analyst');
  expect(site).toContain('Note G');

  await page.goto(`/cv/${id}/edit`);
  await page.getByRole('tab', { name: 'Letters' }).click();
  await page.getByRole('button', { name: 'New cover letter' }).first().click();
  await page.getByRole('textbox', { name: 'Subject' }).fill('My notes');
  await page.getByRole('tabpanel').getByRole('button', { name: 'Share', exact: true }).click();
  await who(page, 'Anyone with a link').click();
  const address = dialog(page, 'Share “New letter”').getByText('/portfolio/').first();
  expect(await (await fetch(`http://${await address.textContent()}`)).text()).toContain('My notes');
  await expectAccessible(page);
});
