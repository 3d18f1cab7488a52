import { openSettings, signUp } from './profile.ts';
import { call, expect, PASSWORD, signIn, test } from './with-mail.ts';

test('a signed-out visitor switches the language, and the app keeps it after signing up', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/login');
  const html = page.locator('html');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('العربية');
  await expect(html).toHaveAttribute('dir', 'rtl');
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole('combobox', { name: 'اللغة' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.getByRole('link', { name: 'Konto erstellen' }).click();
  await expect(page.getByRole('combobox', { name: 'Sprache' })).toHaveValue('de');

  await signUp(page, 'ada-german');
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/dashboard');
  await expect(page.getByRole('link', { name: 'Lebensläufe' }).first()).toBeVisible();
  expect((await call(page, 'GET', '/api/me/preferences')).language).toBe('de');
});

test('the language in which the home page was read is kept in the app', async ({ page }) => {
  await page.goto('/?lang=fr');
  await page.getByRole('link', { name: 'Se connecter' }).first().click();
  await expect(page).toHaveURL('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await page.goto('/login?lang=xx');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
});

test('region and time zone change dates, numbers, times and paper, and follow the account to another device', async ({
  page,
  browser,
  baseURL,
}) => {
  const { email } = await signUp(page, 'ada-region');
  await page.clock.setFixedTime(new Date('2026-03-09T22:30:00Z'));
  // Sites show dates in the time zone of the device until their member chooses one.
  const deviceTimeZone = await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone);
  await openSettings(page, 'Language and region');
  const examples = page.getByRole('region', { name: 'Examples' });
  await expect(examples).toContainText('March 9, 2026');
  await expect(examples).toContainText('Letter');

  await page.getByRole('combobox', { name: 'Region' }).press('Enter');
  await page.keyboard.type('Germany');
  await page.keyboard.press('Enter');
  await expect(examples).toContainText('9 March 2026');
  await expect(examples).toContainText('12.345,67');
  await expect(examples).toContainText('A4');
  await page.getByRole('combobox', { name: 'Time zone' }).fill('tokyo');
  await page.keyboard.press('Enter');
  await expect(examples).toContainText('10 March 2026');
  await expect(examples).toContainText('07:30');
  await expect
    .poll(() => call(page, 'GET', '/api/me/preferences'))
    .toMatchObject({ theme: null, language: 'en', region: 'DE', timeZone: 'Asia/Tokyo' });
  const made = await page.request.post('/api/cvs', {
    data: { name: 'On A4' },
    headers: { origin: new URL(page.url()).origin },
  });
  expect((await made.json()).document.design.page).toBe('a4');

  const other = await (
    await browser.newContext({ timezoneId: 'America/Lima', ...(baseURL ? { baseURL } : {}) })
  ).newPage();
  // A zone that the member chose makes that of the device needless.
  const changes: string[] = [];
  other.on('request', (request) => request.method() === 'PATCH' && changes.push(request.url()));
  await call(other, 'POST', '/api/auth/sign-in/email', { email, password: PASSWORD });
  await openSettings(other, 'Language and region');
  await expect(other.getByRole('combobox', { name: 'Region' })).toHaveText('Germany');
  await expect(other.getByRole('combobox', { name: 'Time zone' })).toHaveValue(/^Asia\/Tokyo/);
  expect(changes).toEqual([]);
  await other.context().close();

  await page.getByRole('button', { name: 'Clear' }).click();
  await page.getByRole('combobox', { name: 'Region' }).press('Enter');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(examples).toContainText('March 9, 2026');
  await expect
    .poll(() => call(page, 'GET', '/api/me/preferences'))
    .toEqual({ theme: null, language: 'en', region: null, timeZone: null, deviceTimeZone });
});

test('the time zone of the device is saved after a sign-in within the app, also if it was another member’s', async ({
  page,
}) => {
  await signUp(page, 'eve-zone');
  await page.goto('/dashboard');
  await expect.poll(async () => (await call(page, 'GET', '/api/me/preferences')).deviceTimeZone).not.toBeNull();
  const { deviceTimeZone } = await call(page, 'GET', '/api/me/preferences');
  await page.goto('/healthz');
  const { email } = await signUp(page, 'ada-zone');
  await call(page, 'POST', '/api/auth/sign-out');
  await page.goto('/login');
  await signIn(page, email);
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(async () => (await call(page, 'GET', '/api/me/preferences')).deviceTimeZone).toBe(deviceTimeZone);
});
