import { saved } from './editor.ts';
import { make, PROJECTS, registerMember } from './records.ts';
import { fetchSite, openSite, site } from './site.ts';
import { expect, test } from './with-mail.ts';

test('a new site begins with a start and its sample work, which one’s own replaces', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'sample-work', mails);
  await openSite(page);
  await page.getByRole('button', { name: /^Photographer/ }).press('Enter');
  const samples = page.getByRole('region', { name: 'Start with' });
  await expect(samples).toContainText('Only you see them');
  const picture = site(page).getByRole('link', { name: 'Dunes before noon' }).first();
  await expect(picture).toBeVisible();
  await expectAccessible(page);
  await picture.click();
  await expect(site(page).getByRole('heading', { level: 1, name: 'Dunes before noon' })).toBeVisible();

  // The choice is kept, and undone like any other change.
  await saved(page);
  await page.reload();
  await expect(samples).toBeVisible();
  await samples.getByRole('button', { name: 'Hide samples' }).click();
  await expect(samples.getByRole('button', { name: /^Photographer/ })).toHaveCount(0);
  await expect(site(page).getByText('Dunes before noon')).toHaveCount(0);

  // The starts stay at hand.
  await samples.getByRole('button', { name: 'Start with' }).press('Enter');
  await expect(samples).toContainText('Replaces your theme, layout, sections and pages.');
  await expectAccessible(page);
  await samples.getByRole('button', { name: /^Writer/ }).press('Enter');
  await expect(samples.getByRole('button', { name: /^Writer/, pressed: true })).toBeFocused();
  await expect(samples.getByRole('button', { name: 'Hide samples' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write a post' })).toBeVisible();
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await undo.click();
  await undo.click();
  await expect(samples.getByRole('button', { name: 'Hide samples' })).toBeVisible();
  await saved(page);
  expect((await fetchSite(page)).document.samples).toBe('photographer');

  await make(page, 'projects', PROJECTS.slice(0, 1));
  await page.reload();
  await expect(
    site(page)
      .getByRole('link', { name: PROJECTS[0]?.title ?? '' })
      .first(),
  ).toBeVisible();
  await expect(site(page).getByText('Dunes before noon')).toHaveCount(0);
});
