import { ask, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { HOSTS } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({
  settings: {
    ...HOSTS,
    ...{ DNS_SERVERS: '127.0.0.1:9', DOMAIN_ADDRESSES: '192.0.2.7,2001:db8::7', ALLOW_PRIVATE_ADDRESSES: 'true' },
  },
});

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`domains ${theme} ${size}`, async ({ page, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await registerMember(page, `domains-${theme}-${size}`, mails);
      await page.goto('/share?part=domains');
      await expect(page.getByText('No custom domain yet')).toBeVisible();
      await shot('domains-empty');
      for (const host of ['lovelace.example', 'www.analytical-engine.example']) {
        await ask(page, 'POST', '/api/hostnames', { host });
      }
      await ask(page, 'POST', '/api/hostnames/lovelace.example/check');
      await page.goto('/share?part=domains');
      await expect(page.getByRole('heading', { name: 'lovelace.example', exact: true })).toBeVisible();
      await shot('domains');
      await page.getByRole('button', { name: 'Add domain' }).click();
      await shot('domains-add', false);
    });
  }
}
