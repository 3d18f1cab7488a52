import { signInAsAdmin } from './admin.ts';
import { ask } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, mailsTo, test, title } from './with-mail.ts';

test.use({ settings: { SIGN_UP: 'invite' } });

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`invitations ${theme} ${size}`, async ({ page, product, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      const email = `ada-${theme}-${size}@example.org`;
      await signInAsAdmin(page, product);
      await ask(page, 'POST', '/api/admin/invitations', { emails: [email], message: 'Bring your engine.' });
      await page.goto('/admin/invitations');
      await expect(page.getByText(email)).toBeVisible();
      await shot('admin-invitations');
      await page.getByRole('button', { name: 'Invite people' }).click();
      await expect(page.getByLabel('Email addresses')).toBeVisible();
      await shot('admin-invite', false);
      await page.context().clearCookies();
      const [mail] = await mailsTo(mails, email);
      await page.goto(/\S+\/register#invitation=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '');
      await expect(title(page)).toHaveText('Create your account');
      await expect(page.getByLabel('Email address')).toHaveValue(email);
      await shot('register-invited');
    });
  }
}
