import { signInAsAdmin } from './admin.ts';
import { ask, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { change, publish } from './site.ts';
import { ADDRESS, dnsSettings, test as withDns } from './with-dns.ts';
import { expect } from './with-mail.ts';

const test = withDns.extend<object>({
  settings: [async ({ dns }, use) => use({ ...dnsSettings(dns), DOMAIN_APPROVAL: 'true' }), { scope: 'worker' }],
});

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`domains of members ${theme} ${size}`, async ({ page, product, mails, dns }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      const username = `queue-${theme}-${size}`;
      await registerMember(page, username, mails);
      await change(page, { headline: 'Mathematician' });
      await publish(page);
      const hosts = [`${theme}-${size}.lovelace.test`, `bücher-${theme}-${size}.test`, `vitrine-${theme}-${size}.test`];
      for (const host of hosts) {
        const claimed = await (await ask(page, 'POST', '/api/hostnames', { host })).json();
        if (host !== hosts[2]) dns.set(`_vitrine.${claimed.host}`, { TXT: [claimed.records[0].value] });
        dns.set(claimed.host, { A: [host === hosts[2] ? '198.51.100.4' : ADDRESS] });
        await ask(page, 'POST', `/api/hostnames/${claimed.host}/check`);
      }
      await page.context().clearCookies();
      await signInAsAdmin(page, product);
      const blocked = { note: 'A brand that is often imitated.' };
      await ask(
        page,
        'PUT',
        `/api/admin/hostnames/blocked/${encodeURIComponent(`*vitrine-${theme}-${size}.*`)}`,
        blocked,
      );
      await page.goto(`/admin/domains?q=${theme}-${size}`);
      await expect(page.getByRole('row').filter({ hasText: username })).toHaveCount(3);
      await page.getByRole('row').filter({ hasText: 'vitrine-' }).getByText('DNS records incorrect').click();
      await shot('admin-domains');
    });
  }
}
