import { registerMember } from './records.ts';
import { change, HOSTS, hostOf, publish } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

test('a visitor writes to a member on a phone; a reply to the email goes to the visitor', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'ada-letters', mails);
  await change(page, { headline: 'Analyst' });
  await publish(page);
  const visit = await browser.newContext({
    viewport: { width: 320, height: 640 },
    isMobile: true,
    hasTouch: true,
    extraHTTPHeaders: { 'x-forwarded-for': '10.251.0.1' },
  });
  const reader = await visit.newPage();
  await reader.goto(hostOf('ada-letters', product.url));
  await reader.getByRole('link', { name: 'Contact me' }).first().click();
  await reader.getByLabel('Your name').fill('Mary Somerville');
  // Valid for a browser, but not for a mail server.
  await reader.getByLabel('Your email').fill('mary@example');
  await reader
    .getByRole('textbox', { name: 'Your message' })
    .fill('Which of the seven notes?\n\nhttps://notes.example/a');
  await reader.getByRole('button', { name: 'Send message' }).click();
  await expect(reader.getByRole('link', { name: /Enter an email address/ })).toBeVisible();
  await expectAccessible(reader);
  await expect(reader.getByLabel('Your name')).toHaveValue('Mary Somerville');
  await expect(reader.getByRole('textbox', { name: 'Your message' })).toHaveValue(
    'Which of the seven notes?\n\nhttps://notes.example/a',
  );
  await reader.getByLabel('Your email').fill('mary@example.net');
  await reader.getByRole('button', { name: 'Send message' }).click();
  await expect(reader).toHaveURL(hostOf('ada-letters', product.url, '/contact?sent'));
  await expect(reader.getByRole('status')).toBeVisible();
  await expect(reader.getByRole('textbox')).toHaveCount(0);

  const sentMails = () =>
    mails.received.filter(({ mail }) => mail.subject?.includes('New message from Mary Somerville'));
  await expect.poll(() => sentMails().length, { timeout: 20_000 }).toBe(1);
  expect(sentMails()[0]).toMatchObject({
    recipients: ['ada-letters@example.org'],
    mail: { replyTo: [{ name: 'Mary Somerville', address: 'mary@example.net' }] },
  });
  expect(sentMails()[0]?.mail.text).toContain('> Which of the seven notes?');
});
