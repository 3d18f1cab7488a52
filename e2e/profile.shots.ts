import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { SETTINGS } from './profile.ts';
import { totp } from './totp.ts';
import { call, PASSWORD, test } from './with-mail.ts';

const FOLDER = join(import.meta.dirname, '..', '.shots');
const WIDTHS = { phone: 375, wide: 1280 };

const PROFILE = {
  bio: 'Translated Menabrea’s memoir on the Analytical Engine and added seven notes, three times its length. Note G sets out, step by step, how the engine would compute the numbers of Bernoulli.',
  location: 'London',
  website: 'https://example.org/ada',
  socialLinks: {
    github: 'https://github.com/ada',
    mastodon: 'https://mathstodon.xyz/@ada',
    orcid: 'https://orcid.org/0000-0002-1825-0097',
    'Notes on the engine': 'https://example.org/notes',
  },
};

async function signUpWithProfile(page: Page, username: string, theme: string) {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    localStorage.setItem('theme.remember', 'true');
  }, theme);
  const person = { email: `${username}@example.org`, password: PASSWORD, name: 'Ada Lovelace', username };
  await call(page, 'POST', '/api/auth/sign-up/email', person);
  await page.request.patch('/api/me', { data: { profile: PROFILE }, headers: { origin: new URL(page.url()).origin } });
}

/** The pages of the settings, with the buttons that open their forms. */
const PAGES: Record<keyof typeof SETTINGS, string[]> = {
  Account: ['Change username', 'Change email'],
  Profile: ['Add link'],
  Appearance: [],
  'Language and region': [],
  Security: ['Change password', 'Add passkey'],
  Notifications: [],
  'Connected apps': [],
  Data: [],
};

async function openPage(page: Page, name: keyof typeof SETTINGS) {
  const { path, content } = SETTINGS[name];
  await page.goto(path);
  await page.locator(content).first().waitFor({ state: 'attached' });
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`settings ${theme} ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
      await signUpWithProfile(page, `ada-${theme}-${size}`, theme);
      for (const name of Object.keys(PAGES) as (keyof typeof SETTINGS)[]) {
        const shot = (state = '') =>
          page.screenshot({
            path: join(FOLDER, `settings-${name.toLowerCase()}${state}-${theme}-${size}.png`),
            fullPage: true,
          });
        await openPage(page, name);
        await shot();
        for (const button of PAGES[name]) await page.getByRole('button', { name: button }).click();
        if (name === 'Account') {
          await page.getByLabel('New username').fill('admin');
          await page.getByText('“admin” is reserved').waitFor();
        } else if (name === 'Profile') {
          await page.getByLabel('Website').fill('nowhere');
          await page.getByRole('button', { name: 'Save profile' }).click();
          await page.getByText('Enter a web address like https://example.com').waitFor();
        } else if (name === 'Security') await page.getByLabel('New password').fill('flowers and leaves');
        if (PAGES[name].length > 0) await shot('-open');
      }
    });

    test(`two-factor ${theme} ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
      await signUpWithProfile(page, `two-${theme}-${size}`, theme);
      await openPage(page, 'Security');
      const own = page.locator('#two-factor');
      const shot = (name: string) => own.screenshot({ path: join(FOLDER, `two-factor-${name}-${theme}-${size}.png`) });
      await own.getByRole('button', { name: 'Turn on' }).click();
      await own.locator('[type=password]').fill(PASSWORD);
      await page.keyboard.press('Enter');
      await own.getByRole('checkbox', { name: 'I’ve saved these codes' }).check();
      await shot('codes');
      await own.getByRole('button', { name: 'Continue' }).click();
      await own.getByRole('img', { name: /QR code/ }).waitFor();
      await shot('app');
      await own.getByRole('textbox').first().click();
      await page.keyboard.type(totp((await own.locator('.font-mono').textContent()) ?? ''));
      await own.getByText('Two-factor authentication is on').waitFor();
      await shot('on');
    });
  }
}

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`settings in Arabic ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await signUpWithProfile(page, `ar-${size}`, 'light');
      for (const name of Object.keys(PAGES) as (keyof typeof SETTINGS)[]) {
        await openPage(page, name);
        await page.screenshot({ path: join(FOLDER, `settings-${name.toLowerCase()}-ar-${size}.png`), fullPage: true });
      }
    });
  }
});
