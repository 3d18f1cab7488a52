import { createMember, expect, signIn, test, title } from './with-mail.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('the palette finds the member’s own work by its words and opens it', async ({ page }) => {
  const email = await createMember(page, 'ada-palette');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(title(page)).toBeVisible();
  const { origin } = new URL(page.url());
  const make = (path: string, data: object) => page.request.post(path, { headers: { origin }, data });
  await make('/api/projects', { title: 'The Analytical Engine', summary: 'Weaves algebraical patterns.' });
  await make('/api/projects', { title: 'Flyology' });
  await make('/api/achievements', { title: 'Notes on the engine', kind: 'publication' });

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  await palette.getByRole('combobox').fill('engine');
  await expect(palette.getByRole('option')).toHaveText(['The Analytical Engine', 'Notes on the engine']);
  await palette.getByRole('combobox').fill('algebra');
  await expect(palette.getByRole('option')).toHaveText(['The Analytical Engine']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  await expect(title(page)).toHaveText('The Analytical Engine');
});

test('the palette starts a new resume, project and link', async ({ page }) => {
  const email = await createMember(page, 'ada-palette-new');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(title(page)).toBeVisible();
  const run = async (command: string) => {
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('combobox').fill(command);
    await page.keyboard.press('Enter');
  };
  await run('New resume');
  await expect(page.getByRole('dialog', { name: 'New resume' })).toBeVisible();
  await expect(page).toHaveURL(/\/cv$/);
  await page.keyboard.press('Escape');
  // Asked for again on the same screen, it opens again.
  await run('New resume');
  await expect(page.getByRole('dialog', { name: 'New resume' })).toBeVisible();
  await page.keyboard.press('Escape');
  await run('New link');
  await expect(page.getByRole('dialog', { name: 'New link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await run('New project');
  await expect(page).toHaveURL(/\/projects\/new$/);
});
