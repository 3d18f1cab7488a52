import { describe, expect, it } from 'vitest';
import { eventually } from '#testing/eventually.ts';
import { refusal, startMailServer } from '#testing/mail-server.ts';
import { mailedCode, mailTo, newPerson, registerMember, signInAgain, visitor } from '#testing/members.ts';
import { recordingLog } from '#testing/recording-log.ts';
import { queryAsOwner } from '#testing/test-database.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { registerWithTwoFactor } from '#testing/two-factor.ts';

describe('the log', () => {
  it('contains no personal data or secrets, even when requests fail', async () => {
    const { log, lines } = recordingLog();
    const post = await startMailServer({ recipient: (address) => refusal(550, `no such mailbox: <${address}>`) });
    const env = { TRUST_PROXY: '1', SMTP_URL: post.url, LOG_LEVEL: 'debug' };
    const instance = await startTestInstance(env, { log });
    const secret = newPerson({ name: 'Augusta Ada King-Noel', password: 'a password that nobody reads' });
    const member = await registerMember(instance, secret);
    const code = await mailedCode(instance, member.email);
    const again = await signInAgain(instance, member);
    const secured = await registerWithTwoFactor(instance);

    const someone = visitor(instance);
    await someone.call('POST', '/api/auth/sign-in/email', { email: secret.email, password: 'wrong but still mine' });
    await someone.call('POST', '/api/auth/sign-in/username', {
      username: 'nul\u0000',
      password: 'wrong but still mine',
    });
    await someone.call('POST', '/api/auth/sign-up/email', secret);
    await someone.call('POST', '/api/auth/request-password-reset', { email: secret.email });
    await member.call('PATCH', '/api/me', { profile: { bio: 'Poetical science.', location: 'Ockham Park' } });
    await member.call('PATCH', '/api/me/passkeys/none', { name: 'nul\u0000 Ockham Park' });
    await member.call('PUT', '/api/me/username', { username: 'countess' });
    await member.call('POST', '/api/me/email', { email: 'countess@example.org', password: secret.password });
    await again.call('GET', `/api/usernames/countess?name=${encodeURIComponent(secret.name)}`);
    // Simulates a library that fails with an error containing the values of its query.
    await queryAsOwner(
      instance.databaseUrl,
      'alter table users add constraint no_more check (bio <> $$The end.$$) not valid',
    );
    const failed = await member.call('PATCH', '/api/me', { profile: { bio: 'The end.', location: 'Ockham Park' } });
    expect(failed.status).toBe(500);
    const reset = await eventually(async () => {
      const [mail] = await mailTo(instance, secret.email, 'password-reset');
      expect(mail).toBeDefined();
      return mail?.data.token ?? '';
    });
    await eventually(() => expect(lines.join('\n')).toContain('could not deliver an email'));

    const all = lines.join('\n');
    expect(all).toContain('failed');
    const people = [secret.email, secret.username, secret.name, secret.password, 'wrong but still mine', 'countess'];
    const secrets = [code, reset, member.token, again.token, secured.token, ...secured.backupCodes];
    const more = ['Poetical science', 'Ockham', 'The end.', member.uid, member.address, 'example.org'];
    for (const text of [...people, ...secrets, ...more]) {
      expect(text).not.toBe('');
      expect(all).not.toContain(text);
    }
  });
});
