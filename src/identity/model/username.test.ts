import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldUsername, skeletonOf, suggestUsernames, validateUsername } from './username.ts';

describe('a username', () => {
  it.each(['ada', 'a-b', '007', 'x'.repeat(30), 'ada-lovelace-1815', 'a1b2c3'])('can be %s', (name) => {
    expect(validateUsername(name)).toBeUndefined();
  });

  it.each([
    ['', 'tooShort'],
    ['ab', 'tooShort'],
    ['x'.repeat(31), 'tooLong'],
    ['-ada', 'format'],
    ['ada-', 'format'],
    ['ada--l', 'format'],
    ['ada_l', 'format'],
    ['ada.l', 'format'],
    ['ada l', 'format'],
    ['Ada', 'format'],
    ['adä', 'format'],
    ['аda', 'format'],
    ['ada\u200b', 'format'],
    ['ada\n', 'format'],
    ['www', 'reserved'],
    ['admin', 'reserved'],
    ['sign-in', 'reserved'],
    ['adm1n', 'reserved'],
    ['log-in', 'reserved'],
    ['r00t', 'reserved'],
    ['rnail', 'reserved'],
    ['vvebmail', 'reserved'],
  ])('cannot be %j: %s', (name, fault) => {
    expect(validateUsername(name)).toBe(fault);
  });

  it('is trimmed and converted to lower case', () => {
    expect(foldUsername('  Ada-Lovelace\t')).toBe('ada-lovelace');
  });
});

describe('two usernames', () => {
  it.each([
    ['ada-lovelace', 'adalovelace'],
    ['ada1ovelace', 'adalovelace'],
    ['adaiovelace', 'adalovelace'],
    ['ada-l0velace', 'ada-lovelace'],
    ['e1nste1n', 'einstein'],
    ['5ofja', 'sofja'],
    ['ernmy', 'emmy'],
    ['vvilhelm', 'wilhelm'],
  ])('are confusable: %s and %s', (one, other) => {
    expect(skeletonOf(one)).toBe(skeletonOf(other));
  });

  it.each([
    ['ada', 'adam'],
    ['grace', 'gracie'],
    ['emmy', 'enny'],
    ['marie2', 'marie3'],
  ])('are not confusable: %s and %s', (one, other) => {
    expect(skeletonOf(one)).not.toBe(skeletonOf(other));
  });

  it('have an idempotent skeleton', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z0-9-]{0,30}$/), (name) => skeletonOf(skeletonOf(name)) === skeletonOf(name)),
    );
  });
});

describe('suggested usernames', () => {
  it('are derived from the requested username and the display name', () => {
    expect(suggestUsernames('ada', 'Ada Lovelace').slice(0, 4)).toEqual([
      'ada',
      'ada-lovelace',
      'a-lovelace',
      'lovelace-ada',
    ]);
    expect(suggestUsernames('Émilie du Châtelet')[0]).toBe('emilie-du-chatelet');
    expect(suggestUsernames('Weierstraß')[0]).toBe('weierstrass');
  });

  it('are at least three if the request has a letter or a digit', () => {
    for (const requested of ['a', 'admin', 'x'.repeat(100), '7', 'www', 'a_b']) {
      expect(suggestUsernames(requested).length, requested).toBeGreaterThanOrEqual(3);
    }
  });

  it('are valid and distinct', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (requested, person) => {
        const candidates = suggestUsernames(requested, person);
        expect(candidates.filter((idea) => validateUsername(idea) !== undefined)).toEqual([]);
        expect(new Set(candidates).size).toBe(candidates.length);
      }),
    );
  });
});

describe('usernames reserved by an instance', () => {
  const reservedNames = ['engine', 'analyst*', '*-bot', 'a*b*c'];

  it.each(['engine', 'eng1ne', 'analyst', 'analyst-ada', 'chat-bot', 'abc', 'axxbyyc'])(
    'include the name %s',
    (name) => {
      expect(validateUsername(name, reservedNames)).toBe('reserved');
      expect(validateUsername(name)).toBeUndefined();
    },
  );

  it.each(['engines', 'my-analyst', 'robot', 'acb', 'ada'])('do not include %s', (name) => {
    expect(validateUsername(name, reservedNames)).toBeUndefined();
  });

  it('are not suggested', () => {
    expect(suggestUsernames('ada', 'Ada Lovelace', ['ada*'])).not.toContainEqual(expect.stringMatching(/^ada/));
  });

  it('are matched quickly by a pattern with many stars', () => {
    expect(validateUsername('a'.repeat(30), [`${'a*'.repeat(19)}b`])).toBeUndefined();
  });
});
