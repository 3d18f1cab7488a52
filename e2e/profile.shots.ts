import { join } from 'node:path';
import type { Page } from '@playwright/test';
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

async function openProfile(page: Page, username: string, theme: string) {
  await page.addInitScript((chosen) => {
    localStorage.setItem('theme', chosen);
    localStorage.setItem('theme.remember', 'true');
  }, theme);
  const person = { email: `${username}@example.org`, password: PASSWORD, name: 'Ada Lovelace', username };
  await call(page, 'POST', '/api/auth/sign-up/email', person);
  await page.request.patch('/api/me', { data: { profile: PROFILE }, headers: { origin: new URL(page.url()).origin } });
  await page.goto('/profile');
  await page.locator('#devices li').first().waitFor();
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, width] of Object.entries(WIDTHS)) {
    test(`profile ${theme} ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
      await openProfile(page, `ada-${theme}-${size}`, theme);
      const shot = (name: string) =>
        page.screenshot({ path: join(FOLDER, `profile-${name}${theme}-${size}.png`), fullPage: true });
      await shot('');

      for (const name of ['Change username', 'Change email', 'Change password', 'Add passkey']) {
        await page.getByRole('button', { name }).click();
      }
      await page.getByRole('button', { name: 'Add link' }).click();
      await page.getByLabel('Website').fill('nowhere');
      await page.getByLabel('New username').fill('admin');
      await page.getByLabel('New password').fill('flowers and leaves');
      await page.getByRole('button', { name: 'Save profile' }).click();
      await page.getByText('Enter a web address like https://example.com').waitFor();
      await page.getByText('“admin” is reserved').waitFor();
      await shot('open-');
    });

    test(`two-factor ${theme} ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: size === 'phone' ? 720 : 860 });
      await openProfile(page, `two-${theme}-${size}`, theme);
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
    test(`profile in Arabic ${size}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 860 });
      await openProfile(page, `ar-${size}`, 'light');
      await page.screenshot({ path: join(FOLDER, `profile-ar-${size}.png`), fullPage: true });
    });
  }
});
