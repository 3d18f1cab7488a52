import { openMailServer } from '../src/testing/open-mail-server.ts';
import { signInAsAdmin } from './admin.ts';
import { ask } from './records.ts';
import { SIZES, shotsOf } from './screenshots.ts';
import { test as base, expect } from './with-mail.ts';

const refusal = (responseCode: number, words: string) => Object.assign(new Error(words), { responseCode });

const test = base.extend({
  mails: [
    // biome-ignore lint/correctness/noEmptyPattern: the form that the runner asks for
    async ({}, use) => {
      const mails = await openMailServer({
        recipient: (address) => {
          if (address.startsWith('nobody')) return refusal(550, 'No such user here');
          return address.startsWith('busy') ? refusal(450, 'Too busy just now, please come back later') : undefined;
        },
      });
      await use(mails);
      await mails.close();
    },
    { scope: 'worker' },
  ],
});

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`mail and jobs ${theme} ${size}`, async ({ page, product }) => {
      await page.setViewportSize(viewport);
      const takeShot = shotsOf(page, theme, size);
      // Sets the theme directly, because an init script fails in the sandboxed frame that shows a mail.
      const shot: typeof takeShot = async (...which) => {
        await page.evaluate((dark) => document.documentElement.classList.toggle('dark', dark), theme === 'dark');
        await page.waitForFunction(() => document.getAnimations().length === 0);
        return takeShot(...which);
      };
      await signInAsAdmin(page, product);
      for (const to of ['ada@example.org', 'nobody@example.org', 'busy@example.org']) {
        await ask(page, 'POST', '/api/admin/mail/test', { to });
      }
      await page.goto('/admin/mail?state=all');
      await expect(page.getByText('Too busy just now').first()).toBeVisible();
      await shot('admin-mail');
      await page
        .getByRole('row', { name: /nobody/ })
        .first()
        .getByRole('button')
        .first()
        .click();
      await expect(page.frameLocator('iframe').getByText('This is the test')).toBeVisible();
      await shot('admin-mail-one', false);
      await page.goto('/admin/jobs?state=waiting');
      await expect(page.getByText('Too busy just now').first()).toBeVisible();
      await shot('admin-jobs');
    });
  }
}
