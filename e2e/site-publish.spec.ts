import { saved } from './editor.ts';
import { ask, make, PROJECTS, registerMember } from './records.ts';
import { fetchSite, openSite, site } from './site.ts';
import { expect, test } from './with-mail.ts';

const [{ title: PROJECT }, { title: LATER }] = PROJECTS;
const draft = (at: number) => PROJECTS.slice(at, at + 1).map((project) => ({ ...project, status: 'draft' }));

test('a site is published with the work that is not yet, as chosen', async ({ page, mails, expectAccessible }) => {
  await registerMember(page, 'publish-with', mails);
  await make(page, 'projects', draft(0));
  const job = { kind: 'work', fields: { name: 'Scientific Memoirs', roles: [{ position: 'Translator' }] } };
  expect((await ask(page, 'POST', '/api/entries', job)).status()).toBe(201);
  await openSite(page);
  await page.getByLabel('Headline').fill('Mathematician');
  await saved(page);
  const project = site(page).getByRole('listitem').filter({ hasText: PROJECT }).first();
  await expect(project).toContainText('Not published');

  // What visitors will see is one click away.
  const toggle = page.getByRole('button', { name: 'Show unpublished work' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  await toggle.click();
  await expect(project).toHaveCount(0);
  await toggle.click();
  await expect(project).toBeVisible();

  await page.getByRole('button', { name: 'Publish site' }).click();
  const list = page.getByRole('dialog', { name: 'Publish your site' });
  await expect(list.getByRole('checkbox')).toHaveCount(3);
  await list.getByRole('checkbox', { name: 'Translator' }).uncheck();
  await expectAccessible(page);
  await list.getByRole('button', { name: 'Publish site and 1 item' }).click();
  const done = page.getByRole('dialog', { name: 'Your site is live' });
  await expect(done.getByRole('checkbox', { name: 'Translator' })).not.toBeChecked();
  expect(await fetchSite(page)).toMatchObject({ holds: { projects: 1, experience: 0 } });
  await expect(project).not.toContainText('Not published');

  // Later work is published from the same place.
  await make(page, 'projects', draft(1));
  await page.reload();
  await page.getByRole('button', { name: 'Published', exact: true }).click();
  await expect(done.getByRole('button', { name: 'Publish', exact: true })).toBeDisabled();
  await done.getByRole('checkbox', { name: LATER }).check();
  await done.getByRole('button', { name: 'Publish 1 item' }).press('Enter');
  await expect(done.getByRole('checkbox', { name: LATER })).toHaveCount(0);
  expect(await fetchSite(page)).toMatchObject({ holds: { projects: 2, experience: 0 } });
});
