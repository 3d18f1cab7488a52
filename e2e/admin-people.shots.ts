import type { Page } from '@playwright/test';
import { authenticatorCode } from '../src/testing/authenticator.ts';
import { signInAsAdmin } from './admin.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { call, expect, PASSWORD, test } from './with-mail.ts';

const PEOPLE = [
  ['somerville', 'Mary Somerville'],
  ['de-morgan', 'Augustus De Morgan'],
  ['lovelace', 'Ada Lovelace'],
] as const;

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`people ${theme} ${size}`, async ({ page, product }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      for (const [username, name] of PEOPLE) {
        const own = `${username}-${theme}-${size}`;
        const person = { email: `${own}@example.org`, password: PASSWORD, name, username: own };
        await call(page, 'POST', '/api/auth/sign-up/email', person);
        if (username === 'somerville') await enableTwoFactor(page);
        await page.context().clearCookies();
      }
      await signInAsAdmin(page, product);
      await page.goto(`/admin/people?q=${theme}-${size}`);
      await expect(page.getByRole('link', { name: 'Mary Somerville' })).toBeVisible();
      await shot('admin-people');
      await page.getByRole('button', { name: 'Create account' }).click();
      await page.getByRole('dialog').getByLabel('Name', { exact: true }).fill('Sophie Germain');
      await shot('admin-person-create', false);
      await page.keyboard.press('Escape');
      await page.getByRole('link', { name: 'Mary Somerville' }).click();
      await expect(page.getByRole('heading', { name: 'Public pages' })).toBeVisible();
      await shot('admin-person');
      await page.getByRole('button', { name: 'Change limit' }).click();
      await page.getByLabel('Limit (MB)').fill('500');
      await shot('admin-person-limit', false);
      await page.getByRole('button', { name: 'Save limit' }).click();
      await expect(page.getByRole('button', { name: 'Reset to default' })).toBeVisible();
      await shot('admin-person-own-limit');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Turn off two-factor authentication' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await shot('admin-person-two-factor', false);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await shot('admin-person-delete', false);
    });
  }
}

async function enableTwoFactor(page: Page) {
  const { totpURI } = (await call(page, 'POST', '/api/auth/two-factor/enable', { password: PASSWORD })) as {
    totpURI: string;
  };
  await call(page, 'POST', '/api/auth/two-factor/confirm', { code: authenticatorCode(totpURI) });
}
