import { describe, expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { mistypedEmail } from './mistyped-email.ts';

describe('the domain of an email address', () => {
  it.each([
    ['ada@gmial.com', 'ada@gmail.com'],
    ['ada@gmail.con', 'ada@gmail.com'],
    ['ada@gmai.com', 'ada@gmail.com'],
    ['Ada.L@Hotmial.com', 'Ada.L@hotmail.com'],
    ['ada@outlok.com', 'ada@outlook.com'],
    ['ada@t-onlne.de', 'ada@t-online.de'],
  ])('is corrected from %s to %s', (email, value) => {
    expect(findingsOf(mistypedEmail, { basics: { email } })).toMatchObject([
      { at: ['basics'], field: 'email', fixes: [{ do: 'set', at: ['basics'], field: 'email', value }] },
    ]);
  });

  it.each([
    'ada@gmail.com',
    'ada@GMAIL.com',
    'ada@ymail.com',
    'ada@mail.com',
    'ada@hotmail.de',
    'ada@hotmail.co.uk',
    'ada@analytical.test',
    'gmial.com',
  ])('is not reported in %s', (email) => {
    expect(findingsOf(mistypedEmail, { basics: { email } })).toEqual([]);
  });
});
