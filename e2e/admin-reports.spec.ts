import { expectNarrow, signInAsAdmin } from './admin.ts';
import { registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, hostOf, publish } from './site.ts';
import { expect, mailsTo, test, title } from './with-mail.ts';

test.use({ settings: HOSTS });

const REASON = 'The drawings are not hers.';

test('a visitor reports a page; it is taken down, its owner sees the reason, and it is restored', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  const home = hostOf('ada-reported', product.url);
  const member = await (await browser.newContext({ baseURL: product.url })).newPage();
  await registerMember(member, 'ada-reported', mails);
  await change(member, { headline: 'Analyst' });
  await publish(member);

  // Without script, on the narrowest phone.
  const reading = await browser.newContext({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } });
  const reader = await reading.newPage();
  await reader.goto(home);
  await reader.getByRole('link', { name: 'Report this page' }).click();
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Report a page');
  await expect(reader.getByText(home, { exact: true })).toBeVisible();
  await reader.getByLabel(/Copyright/).check();
  await reader.getByLabel('Details').fill('I drew the engine.');
  await reader.getByLabel(/^Your email/).fill('reader@example.org');
  await reader.getByRole('button', { name: 'Send report' }).press('Enter');
  await expect(reader.getByRole('status')).toContainText('will review the page you reported');
  await reader.getByRole('link', { name: 'Back to the page' }).click();
  await expect(reader.getByText('Analyst')).toBeVisible();

  await signInAsAdmin(page, product);
  await page.goto(`/report?page=${encodeURIComponent(home)}`);
  await inBothThemes(page, expectAccessible);
  await page.goto('/admin/reports');
  await expect(title(page)).toHaveText('Reports');
  const report = page.getByRole('list', { name: 'Reports' }).getByRole('listitem').filter({ hasText: home });
  await expect(report).toContainText('I drew the engine.');
  await expect(report).toContainText('reader@example.org');
  await inBothThemes(page, expectAccessible);
  await expectNarrow(page);

  await report.getByRole('button', { name: /^Review/ }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Review report' });
  await dialog.getByRole('radio', { name: 'Take down' }).press('Space');
  await dialog.getByRole('button', { name: 'Take down page' }).press('Enter');
  await expect(dialog.getByText('Enter a reason')).toBeVisible();
  await dialog.getByLabel('Reason').fill(REASON);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Take down page' }).press('Enter');
  await expect(report).toHaveCount(0);
  const takedown = page
    .getByRole('list', { name: 'Taken-down pages' })
    .getByRole('listitem')
    .filter({ hasText: REASON });
  await expect(takedown).toBeVisible();

  expect((await reader.goto(home))?.status()).toBe(404);
  await member.goto('/share');
  await expect(member.getByText('Your site was taken down')).toBeVisible();
  await expect(member.getByText(REASON)).toBeVisible();
  await member.goto('/portfolio');
  await expect(member.getByText(REASON)).toBeVisible();
  const expectMail = async (email: string, subject: RegExp) =>
    (await mailsTo(mails, email)).find((mail) => subject.test(mail.subject))?.text;
  await expect.poll(() => expectMail('ada-reported@example.org', /taken down/), { timeout: 20_000 }).toContain(REASON);
  await expect
    .poll(() => expectMail('reader@example.org', /^Update on your report/), { timeout: 20_000 })
    .toContain('agree that it breaks our rules');

  await takedown.getByRole('button', { name: /^Restore/ }).press('Enter');
  await expect(takedown).toHaveCount(0);
  await reader.goto(home);
  await expect(reader.getByText('Analyst')).toBeVisible();
});
