import { scryptSync } from 'node:crypto';
import { expect, it } from 'vitest';
import { registerMember, signInAgain } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const sql = (text: string, values: unknown[]) => instance.kernel.db.pool.query(text, values);
const hashOf = async (uid: string) =>
  String((await sql('select password from credentials where user_id = $1', [uid])).rows[0]?.password);

it('an older password hash still works and is replaced on sign-in', async () => {
  const member = await registerMember(instance);
  const salt = 'a1b2c3';
  const key = scryptSync(member.password, salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 });
  const older = `${salt}:${key.toString('hex')}`;
  await sql('update credentials set password = $2 where user_id = $1', [member.uid, older]);
  await expect(signInAgain(instance, { ...member, password: 'not the password' })).rejects.toThrow();
  expect(await hashOf(member.uid)).toBe(older);
  await signInAgain(instance, member);
  const renewed = await hashOf(member.uid);
  expect(renewed).toMatch(/^\$argon2id\$/);
  await signInAgain(instance, member);
  expect(await hashOf(member.uid)).toBe(renewed);
});
