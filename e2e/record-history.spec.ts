import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { test } from './seeded-instance.ts';
import { expect } from './with-mail.ts';

test('an earlier version of a project is compared and restored, and the restoration is undone', async ({
  page,
  inside,
  expectAccessible,
}) => {
  await page.goto('/login');
  await registerMember(page, 'with-history');
  const [project] = await make(page, 'projects', [{ title: 'Engine', summary: 'The first summary.', tags: ['brass'] }]);
  const id = project?.id ?? '';
  await page.goto(`/projects/${id}/edit`);
  const openHistory = async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Version history' }).click();
    return page.getByRole('dialog', { name: 'Version history' });
  };
  await expect((await openHistory()).getByText('No earlier versions yet')).toBeVisible();
  await page.keyboard.press('Escape');

  await inside.query(`update records set updated_at = updated_at - interval '1 hour' where id = $1`, [id]);
  await page.reload();
  const summary = page.getByRole('textbox', { name: 'Summary' });
  await summary.fill('A later summary.');
  // What was typed last is saved before the history opens.
  const list = await openHistory();
  await list.getByRole('button', { name: /First version/ }).click();
  const compared = page.getByRole('dialog', { name: 'Compare with current version' });
  const change = compared.getByRole('region', { name: 'Summary' });
  await expect(change.getByRole('definition')).toHaveText(['The first summary.', 'A later summary.']);
  await expect(compared.getByRole('region')).toHaveCount(1);
  await page.setViewportSize({ width: 320, height: 640 });
  await inBothThemes(page, () => expectAccessible(page));
  await page.setViewportSize({ width: 1280, height: 720 });
  await expect(compared.getByRole('button', { name: 'Back to versions' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(list.getByRole('button', { name: /First version/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await compared.getByRole('button', { name: 'Restore version' }).click();
  await expect(summary).toHaveValue('The first summary.');
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
  await expect(summary).toHaveValue('A later summary.');
  expect(await (await ask(page, 'GET', `/api/projects/${id}`)).json()).toMatchObject({
    ...{ summary: 'A later summary.', tags: ['brass'], status: 'draft' },
  });
  await expect((await openHistory()).getByRole('listitem')).toHaveCount(3);
});
