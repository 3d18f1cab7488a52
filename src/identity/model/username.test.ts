import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { foldUsername, lookOf, usernameFault, usernameIdeas } from './username.ts';

describe('a username', () => {
  it.each(['ada', 'a-b', '007', 'x'.repeat(30), 'ada-lovelace-1815', 'a1b2c3'])('can be %s', (name) => {
    expect(usernameFault(name)).toBeUndefined();
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
    expect(usernameFault(name)).toBe(fault);
  });

  it('is read without blanks around it and in lower case', () => {
    expect(foldUsername('  Ada-Lovelace\t')).toBe('ada-lovelace');
  });
});

describe('two names', () => {
  it.each([
    ['ada-lovelace', 'adalovelace'],
    ['ada1ovelace', 'adalovelace'],
    ['adaiovelace', 'adalovelace'],
    ['ada-l0velace', 'ada-lovelace'],
    ['e1nste1n', 'einstein'],
    ['5ofja', 'sofja'],
    ['ernmy', 'emmy'],
    ['vvilhelm', 'wilhelm'],
  ])('look alike: %s and %s', (one, other) => {
    expect(lookOf(one)).toBe(lookOf(other));
  });

  it.each([
    ['ada', 'adam'],
    ['grace', 'gracie'],
    ['emmy', 'enny'],
    ['marie2', 'marie3'],
  ])('do not look alike: %s and %s', (one, other) => {
    expect(lookOf(one)).not.toBe(lookOf(other));
  });

  it('that look like a third look like one another', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z0-9-]{0,30}$/), (name) => lookOf(lookOf(name)) === lookOf(name)));
  });
});

describe('ideas for a name', () => {
  it('come close to the wish, and to the name of the person', () => {
    expect(usernameIdeas('ada', 'Ada Lovelace').slice(0, 4)).toEqual([
      'ada',
      'ada-lovelace',
      'a-lovelace',
      'lovelace-ada',
    ]);
    expect(usernameIdeas('Émilie du Châtelet')[0]).toBe('emilie-du-chatelet');
    expect(usernameIdeas('Weierstraß')[0]).toBe('weierstrass');
  });

  it('are at least three wherever the wish has a letter or a digit of the alphabet', () => {
    for (const wish of ['a', 'admin', 'x'.repeat(100), '7', 'www', 'a_b']) {
      expect(usernameIdeas(wish).length, wish).toBeGreaterThanOrEqual(3);
    }
  });

  it('can all be had, as far as the name goes, and are named once', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (wish, person) => {
        const ideas = usernameIdeas(wish, person);
        expect(ideas.filter((idea) => usernameFault(idea) !== undefined)).toEqual([]);
        expect(new Set(ideas).size).toBe(ideas.length);
      }),
    );
  });
});

describe('a name that an instance keeps back', () => {
  const kept = ['engine', 'analyst*', '*-bot', 'a*b*c'];

  it.each(['engine', 'eng1ne', 'analyst', 'analyst-ada', 'chat-bot', 'abc', 'axxbyyc'])(
    'is not given out: %s',
    (name) => {
      expect(usernameFault(name, kept)).toBe('reserved');
      expect(usernameFault(name)).toBeUndefined();
    },
  );

  it.each(['engines', 'my-analyst', 'robot', 'acb', 'ada'])('does not keep back %s', (name) => {
    expect(usernameFault(name, kept)).toBeUndefined();
  });

  it('is not proposed either', () => {
    expect(usernameIdeas('ada', 'Ada Lovelace', ['ada*'])).not.toContainEqual(expect.stringMatching(/^ada/));
  });

  it('is found however many stars it is written with', () => {
    expect(usernameFault('a'.repeat(30), [`${'a*'.repeat(19)}b`])).toBeUndefined();
  });
});
