import { describe, expect, test } from 'vitest';
import { MIN_PASSWORD_LENGTH, passwordStrength } from './password-strength.ts';

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
    ['P@ssw0rd2024', 'common'],
    ['Welcome2023!', 'common'],
    ['iloveyou1234', 'common'],
    ['qwertyuiop12', 'pattern'],
    ['1234567890', 'pattern'],
    ['0987654321', 'pattern'],
    ['abcdefghijkl', 'pattern'],
    ['aaaaaaaaaaaa', 'pattern'],
    ['abcabcabcabc', 'pattern'],
    ['lovelace1815', 'personal'],
    ['Ada.Lovelace', 'personal'],
  ] as const)('%s', (password, problem) => {
    const strength = passwordStrength(password, ['Ada Lovelace', 'ada@example.org']);
    expect(strength).toMatchObject({ level: 'weak', problem, acceptable: false });
  });
});

test('length and chance make it strong', () => {
  const levels = ['kettle barn', 'kettle barn violin', 'kettle barn violin thirteen', 'vR8!kq2#Lw9$tz5%'].map(
    (password) => passwordStrength(password).steps,
  );
  expect(levels).toEqual([2, 3, 4, 3]);
});

test('a longer password is never weaker for what is put after it', () => {
  for (const base of ['kettle barn', 'password123', 'x7#Qp2!vTk']) {
    let before = 0;
    for (const end of ['', ' w', ' wel', ' well a', ' well and go', ' well and gone far']) {
      const { steps } = passwordStrength(base + end);
      expect(steps).toBeGreaterThanOrEqual(before);
      before = steps;
    }
  }
});
