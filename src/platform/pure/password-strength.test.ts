import { describe, expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from './password-rule.ts';
import { passwordStrength } from './password-strength.ts';

test('an empty password has no strength level', () => {
  expect(passwordStrength('')).toEqual({ level: 'none', steps: 0, acceptable: false });
});

test('a password needs at least ten characters of any kind', () => {
  expect(passwordStrength('x7#Qp2!vT')).toMatchObject({ level: 'weak', problem: 'short', acceptable: false });
  expect(passwordStrength('x7#Qp2!vTk')).toMatchObject({ acceptable: true });
  expect(MIN_PASSWORD_LENGTH).toBe(10);
});

describe('an easily guessed password', () => {
  test.each([
    ['password123', 'common'],
    ['P@ssw0rd2024', 'disguise'],
    ['Welcome2023!', 'disguise'],
    ['iloveyou1234', 'common'],
    ['qwertyuiop12', 'common'],
    ['1234567890', 'common'],
    ['abcdefghijkl', 'pattern'],
    ['aaaaaaaaaaaa', 'pattern'],
    ['abcabcabcabc', 'pattern'],
    ['lovelace1815', 'personal'],
    ['Ada.Lovelace1', 'personal'],
  ] as const)('%s is rejected (%s)', (password, problem) => {
    const strength = passwordStrength(password, ['Ada Lovelace', 'ada@example.org']);
    expect(strength).toMatchObject({ level: 'weak', problem, acceptable: false });
  });

  test.each(['0987654321', 'Ada.Lovelace', 'ada@example.org'])('%s is rejected', (password) => {
    expect(passwordStrength(password, ['Ada Lovelace', 'ada@example.org']).acceptable).toBe(false);
  });
});

test('a long or random password is strong', () => {
  const levels = ['kettle barn', 'kettle barn violin', 'kettle barn violin thirteen', 'vR8!kq2#Lw9$tz5%'].map(
    (password) => passwordStrength(password).steps,
  );
  expect(levels).toEqual([3, 4, 4, 4]);
});

test.each([
  ['a repeated character', 'a'.repeat(128)],
  ['signs in place of letters', '4@3$0!1'.repeat(18)],
  ['neighboring keys', 'qwertz'.repeat(21)],
  ['common words', 'password'.repeat(16)],
  ['combining accents', 'é́'.repeat(64)],
])('a password of maximum length is rated within 250 ms: %s', (_, password) => {
  passwordStrength('warmed up before');
  const begun = process.cpuUsage();
  passwordStrength(password, ['Ada Lovelace']);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(250);
});
