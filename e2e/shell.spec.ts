import { expect, test } from './design.ts';
import { inBothThemes } from './screenshots.ts';

const shell = (query = '') => `/design-shell.html?${query}`;

test('the shell is accessible in both themes and directions and fits 320 px', async ({ page, expectAccessible }) => {
  for (const dir of ['ltr', 'rtl']) {
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(shell(`theme=light&dir=${dir}`));
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    await inBothThemes(page, expectAccessible);
    await page.setViewportSize({ width: 320, height: 640 });
    await inBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), dir).toBeLessThanOrEqual(320);
  }
});

test('navigation moves the focus to the new heading, announces it and sets the window title', async ({ page }) => {
  await page.goto(shell());
  const work = page.getByRole('link', { name: 'Work', exact: true }).first();
  await work.click();
  const heading = page.getByRole('heading', { level: 1, name: 'Experience' });
  await expect(heading).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Experience' })).toBeAttached();
  await expect(page).toHaveTitle('Experience · Vitrine');
  await expect(work).toHaveAttribute('aria-current', 'page');
  await page.getByRole('navigation', { name: 'Sections of your work' }).getByRole('link', { name: 'Projects' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Projects' })).toBeFocused();
  await expect(work).toHaveAttribute('aria-current', 'page');
});

test('the palette opens on Ctrl+K, finds an action by its name and runs it, by keyboard only', async ({ page }) => {
  await page.goto(shell());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  const search = async (name: string) => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('combobox')).toBeFocused();
    await page.keyboard.type(name);
  };

  await search('achiev');
  await expect(palette.getByRole('option')).toHaveText(['Achievements', 'New achievement']);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Achievements' })).toBeFocused();

  await search('dark mode');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveClass(/dark/);

  await search('nothing of that name');
  await expect(palette).toContainText('No results');
  await page.keyboard.press('Escape');
  await expect(palette).toBeHidden();
});

test('every load starts in the light theme while none is preferred', async ({ page }) => {
  await page.goto(shell());
  const html = page.locator('html');
  const toggle = page.getByRole('button', { name: 'Dark theme' });
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await toggle.press('Enter');
  await expect(html).toHaveClass(/dark/);
  await expect(toggle).toHaveAttribute('aria-pressed', 'true');
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(html).not.toHaveClass(/dark/);
});

test('on a phone four destinations are at the bottom and the rest in a sheet', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 700 });
  await page.goto(shell());
  const bar = page.getByRole('navigation', { name: 'Main' });
  await expect(bar.getByRole('link')).toHaveText(['Dashboard', 'Resumes', 'Work', 'Portfolio']);
  await bar.getByRole('button', { name: 'More' }).click();
  await page.getByRole('dialog', { name: 'More' }).getByRole('link', { name: 'Share' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Share' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
});

test('an unknown path shows the 404 page inside the shell', async ({ page }) => {
  await page.goto(shell('path=/dashboard/nowhere'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
});

test('a member who is not an admin sees that a page is for admins only', async ({ page, expectAccessible }) => {
  await page.goto(shell('path=/admin/domains'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Admins only');
  await expectAccessible(page);
  await page.goto(shell('path=/admin/domains&admin'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Domains');
});

test('a lost connection shows a message until it returns', async ({ page, context }) => {
  await page.goto(shell());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(/offline/i).first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/offline/i)).toBeHidden();
});

test('a screen that fails to load shows an error in its place, and the navigation stays', async ({ page }) => {
  await page.goto(shell());
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.route('**/assets/share-screen-*.js', (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('link', { name: 'Share' }).first().click();
  await expect(page.getByRole('alert')).toContainText('Something went wrong');
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.getByRole('link', { name: 'Work', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Experience' })).toBeVisible();
});
