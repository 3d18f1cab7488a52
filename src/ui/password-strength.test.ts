import { describe, expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH } from './password-rule.ts';
import { passwordStrength } from './password-strength.ts';

test('nothing typed is no strength yet', () => {
  expect(passwordStrength('')).toEqual({ level: 'none', steps: 0, acceptable: false });
});

test('a password needs ten characters, whatever they are', () => {
  expect(passwordStrength('x7#Qp2!vT')).toMatchObject({ level: 'weak', problem: 'short', acceptable: false });
  expect(passwordStrength('x7#Qp2!vTk')).toMatchObject({ acceptable: true });
  expect(MIN_PASSWORD_LENGTH).toBe(10);
});

describe('what is guessed among the first is refused', () => {
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
  ] as const)('%s', (password, problem) => {
    const strength = passwordStrength(password, ['Ada Lovelace', 'ada@example.org']);
    expect(strength).toMatchObject({ level: 'weak', problem, acceptable: false });
  });

  test.each(['0987654321', 'Ada.Lovelace', 'ada@example.org'])('%s', (password) => {
    expect(passwordStrength(password, ['Ada Lovelace', 'ada@example.org']).acceptable).toBe(false);
  });
});

test('length and chance make it strong', () => {
  const levels = ['kettle barn', 'kettle barn violin', 'kettle barn violin thirteen', 'vR8!kq2#Lw9$tz5%'].map(
    (password) => passwordStrength(password).steps,
  );
  expect(levels).toEqual([3, 4, 4, 4]);
});

test.each([
  ['one character', 'a'.repeat(128)],
  ['signs that stand for letters', '4@3$0!1'.repeat(18)],
  ['keys beside one another', 'qwertz'.repeat(21)],
  ['words', 'password'.repeat(16)],
  ['accents', 'é́'.repeat(64)],
])('%s, as many as there may be, are judged in a moment', (_, password) => {
  passwordStrength('warmed up before');
  const begun = process.cpuUsage();
  passwordStrength(password, ['Ada Lovelace']);
  const { user, system } = process.cpuUsage(begun);
  expect((user + system) / 1000).toBeLessThan(250);
});
