import type { Page } from '@playwright/test';
import { signInAsAdmin } from './admin.ts';
import { registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { change, HOSTS, hostOf, publish } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

async function report(page: Page, home: string, words: string) {
  await page.goto(`/report?page=${encodeURIComponent(home)}`);
  await page.getByLabel(/Copyright/).check();
  await page.getByLabel('Details').fill(words);
  await page.getByLabel(/^Your email/).fill('reader@example.org');
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`reports ${theme} ${size}`, async ({ page, product, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      const own = `reported-${theme}-${size}`;
      const home = hostOf(own, product.url);
      await registerMember(page, own, mails);
      await page.goto('/healthz');
      await change(page, { headline: 'Analyst' });
      await publish(page);
      await page.context().clearCookies();
      await report(page, home, 'I drew the engine, and these are my drawings of it.');
      await shot('report');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('status')).toBeVisible();
      await shot('report-sent');
      await report(page, home, 'These are the drawings of my teacher.');
      await page.getByRole('button', { name: 'Send report' }).click();
      await expect(page.getByRole('status')).toBeVisible();
      await signInAsAdmin(page, product);
      await page.goto('/admin/reports');
      const reports = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: home });
      await expect(reports).not.toHaveCount(0);
      await shot('admin-reports');
      await reports
        .first()
        .getByRole('button', { name: /^Review/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Review report' });
      await dialog.getByRole('radio', { name: 'Take down' }).click();
      await dialog.getByLabel('Reason').fill('The drawings are not hers.');
      await shot('admin-reports-decide', false);
      await dialog.getByRole('button', { name: 'Take down page' }).click();
      await expect(page.getByRole('list', { name: 'Taken-down pages' }).getByRole('listitem').first()).toBeVisible();
      await shot('admin-reports-down');
    });
  }
}
