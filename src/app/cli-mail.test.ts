import { describe, expect, it } from 'vitest';
import { command, settingsOf } from '#testing/command-line.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { startTestInstance } from '#testing/test-instance.ts';

describe('mail test', () => {
  it('sends a mail as the instance does, and prints the mail server’s response', async () => {
    const server = await startMailServer();
    const env = settingsOf(await startTestInstance(), { SMTP_URL: server.url });
    const { code, said } = await command(env, 'mail test ada@example.org');
    expect([code, said]).toEqual([0, expect.stringMatching(/^127\.0\.0\.1:\d+ accepted the email: 250 /)]);
    expect(server.received).toMatchObject([{ recipients: ['ada@example.org'] }]);
  });

  it('prints a refusal in the server’s words, without the password', async () => {
    const server = await startMailServer({ signIn: (_, password) => refusal(535, `5.7.8 wrong: ${password}`) });
    const url = server.url.replace('smtp://', 'smtp://post:engine1843@');
    const env = settingsOf(await startTestInstance(), { SMTP_URL: url });
    const { code, warned } = await command(env, 'mail test ada@example.org');
    expect([code, warned]).toEqual([1, expect.stringMatching(/^Could not send the email through .*5\.7\.8 wrong: …/)]);
    expect(warned).not.toContain('engine1843');
  });

  it('requires a mail server and a valid address', async () => {
    expect(await command({}, 'mail test ada@example.org')).toMatchObject({
      code: 1,
      warned: expect.stringMatching(/Set SMTP_URL/),
    });
    const env = { SMTP_URL: 'smtp://localhost:9' };
    expect(await command(env, 'mail test ada')).toMatchObject({ code: 1, warned: '"ada" is not an email address.' });
  });
});
