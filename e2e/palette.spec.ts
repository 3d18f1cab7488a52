import type { Page } from '@playwright/test';
import { createMember, expect, signIn, test, title } from './with-mail.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Signs a new member in and opens their dashboard. */
async function openDashboard(page: Page, username: string) {
  const email = await createMember(page, username);
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect(title(page)).toBeVisible();
}

test('the palette finds the member’s own work by its words and opens it', async ({ page }) => {
  await openDashboard(page, 'ada-palette');
  const { origin } = new URL(page.url());
  const make = (path: string, data: object) => page.request.post(path, { headers: { origin }, data });
  await make('/api/projects', { title: 'The Analytical Engine', summary: 'Weaves algebraical patterns.' });
  await make('/api/projects', { title: 'Flyology' });
  await make('/api/achievements', { title: 'Notes on the engine', kind: 'publication' });

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  await palette.getByRole('combobox').fill('engine');
  await expect(palette.getByRole('option')).toHaveText(['The Analytical Engine', 'Notes on the engine']);
  // Opened again before it has closed, it starts anew.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await expect(palette.getByRole('combobox')).toHaveValue('');
  await expect(palette.getByRole('option', { name: 'Notes on the engine' })).toBeHidden();
  await palette.getByRole('combobox').fill('algebra');
  await expect(palette.getByRole('option')).toHaveText(['The Analytical Engine']);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/projects\/[0-9a-f-]{36}$/);
  await expect(title(page)).toHaveText('The Analytical Engine');
});

test('the palette starts a new resume, project and link', async ({ page }) => {
  await openDashboard(page, 'ada-palette-new');
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

async function chooseLanguage(page: Page, field: string, language: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: language }).click();
}

test('the language is chosen in the palette or the settings, stays chosen, and can follow the browser again', async ({
  page,
  expectAccessible,
}) => {
  await openDashboard(page, 'ada-languages');
  const html = page.locator('html');

  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search or run a command' }).getByRole('combobox').fill('Deutsch');
  const [change] = await Promise.all([
    // The browser's time zone is saved at the same address.
    page.waitForResponse(
      (response) =>
        response.request().method() === 'PATCH' &&
        response.url().endsWith('/api/me/preferences') &&
        'language' in response.request().postDataJSON(),
    ),
    page.keyboard.press('Enter'),
  ]);
  expect([change.status(), change.request().postDataJSON()]).toEqual([200, { language: 'de' }]);
  await expect(title(page)).toHaveText('Dashboard');
  await expect(page.getByRole('link', { name: 'Lebensläufe' }).first()).toBeVisible();
  await expect(html).toHaveAttribute('lang', 'de');

  await page.reload();
  await expect(page.getByRole('link', { name: 'Lebensläufe' }).first()).toBeVisible();
  const refused = await page.request.get('/api/cvs/unknown');
  expect((await refused.json()).message, 'the server answers in the chosen language').toBe('Nicht gefunden.');

  await page.goto('/settings/language');
  await chooseLanguage(page, 'Sprache', 'العربية');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('link', { name: 'السير الذاتية' }).first()).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('combobox', { name: 'اللغة' }).press('Enter');
  await page.getByRole('option', { name: 'لغة المتصفح' }).press('Enter');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(html).toHaveAttribute('dir', 'ltr');
  await expect(page.getByRole('combobox', { name: 'Language' })).toBeVisible();
});

test('a language that cannot be stored for emails is chosen all the same, with a notice', async ({ page, context }) => {
  await openDashboard(page, 'ada-offline-language');
  await page.goto('/settings/language');
  await context.route('**/api/me/preferences', (route) =>
    route.request().method() === 'PATCH' ? route.fulfill({ status: 429, json: {} }) : route.continue(),
  );
  await chooseLanguage(page, 'Language', 'British English');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
  await expect(page.getByText('Couldn’t change the language of your emails.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'CVs' }).first()).toBeVisible();
  await expect(page.getByRole('link', { name: 'Signed in as Ada Lovelace' })).toBeVisible();
});

test('a language whose messages cannot be loaded is not chosen', async ({ page, context }) => {
  await openDashboard(page, 'ada-no-messages');
  await page.goto('/settings/language');
  await expect(title(page)).toHaveText('Language and region');
  await context.setOffline(true);
  await chooseLanguage(page, 'Language', 'Türkçe');
  await expect(page.getByText('Couldn’t change the language. Check your connection and try again.')).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await context.setOffline(false);
  await chooseLanguage(page, 'Language', 'Türkçe');
  await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
});

test.describe('in a British browser', () => {
  test.use({ locale: 'en-GB' });
  test('messages with values are shown, and those that differ are British', async ({ page }) => {
    await openDashboard(page, 'ada-british');
    await expect(page.getByRole('link', { name: 'Signed in as Ada Lovelace' })).toBeVisible();
    await expect(page.getByText(/^\d of \d done$/)).toBeVisible();
    await page.goto('/cv');
    await expect(title(page)).toHaveText('CVs');
  });
});
