import { describe, expect, it } from 'vitest';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import type { Node } from '../shapes.ts';
import { latestRole } from './latest-role.ts';
import { localIsoDate, newLetter } from './new-letter.ts';
import { rateLength } from './rate-length.ts';
import { cityOf, letterDateOf, variableValuesOf } from './variable-values.ts';

const role = (position: string, fields: Partial<Node<'role'>> = {}) => ({
  ...emptyNode('role', position),
  position,
  ...fields,
});
const company = (name: string, roles: Node<'role'>[], visible = true) => ({
  ...emptyNode('work', name),
  name,
  roles,
  visible,
});
const cvWithCompanies = (...items: Node<'work'>[]): CvContent => ({
  ...EMPTY_CONTENT,
  sections: [{ ...emptySection('work', 'work'), items }],
});

describe('the latest role', () => {
  it('is the ongoing one, in any position', () => {
    const currentCompany = company('Engines', [
      role('Clerk', { start: '1830', end: '1840' }),
      role('Author', { start: '1842', ongoing: true }),
    ]);
    expect(
      latestRole(cvWithCompanies(company('Society', [role('Guest', { start: '1841', end: '1843' })]), currentCompany)),
    ).toEqual({
      role: 'Author',
      employer: 'Engines',
    });
  });

  it('is the one that ended last, or the first one if none has a date', () => {
    const datedCv = cvWithCompanies(
      company('A', [role('One', { end: '1840' })]),
      company('B', [role('Two', { end: '1843-07' })]),
    );
    expect(latestRole(datedCv).role).toBe('Two');
    expect(
      latestRole(cvWithCompanies(company('A', [role('One')]), company('B', [role('Two', { end: 'summer' })]))).role,
    ).toBe('One');
  });

  it('is never a hidden one', () => {
    const hidden = role('Hidden', { ongoing: true, visible: false });
    const cv = cvWithCompanies(
      company('A', [hidden, role('Shown', { end: '1840' })]),
      company('B', [role('Too', { ongoing: true })], false),
    );
    expect(latestRole(cv)).toEqual({ role: 'Shown', employer: 'A' });
    expect(latestRole(EMPTY_CONTENT)).toEqual({ role: '', employer: '' });
    expect(latestRole(cvWithCompanies(company('A', [])))).toEqual({ role: '', employer: 'A' });
  });
});

describe('the variable values of a letter', () => {
  const letter = { ...emptyNode('letter', 'l'), company: ' Royal Society ', recipient: 'Faraday', date: '1843-07-10' };
  const basics = {
    ...EMPTY_CONTENT.basics,
    name: 'Ada',
    email: 'ada@example.org',
    url: 'https://www.example.org/ada/',
  };

  it('come from the CV and the letter', () => {
    const cv = { ...cvWithCompanies(company('Engines', [role('Author', { ongoing: true })])), basics };
    expect(variableValuesOf(cv, letter)).toMatchObject({
      ...{ name: 'Ada', email: 'ada@example.org', website: 'example.org/ada', phone: '', headline: '' },
      ...{ company: 'Royal Society', recipient: 'Faraday', date: 'Jul 10, 1843', role: 'Author', employer: 'Engines' },
    });
  });

  it('include the day of the date, even if the CV shows only years', () => {
    const cv = (dateFormat: 'year' | 'iso', language = 'en') => ({
      design: { ...EMPTY_CONTENT.design, dateFormat, language },
    });
    expect([letterDateOf(letter, cv('year')), letterDateOf(letter, cv('iso'))]).toEqual([
      'July 10, 1843',
      '1843-07-10',
    ]);
    expect(letterDateOf(letter, cv('year', 'de'))).toBe('10. Juli 1843');
    expect(letterDateOf({ date: 'midsummer' }, cv('year'))).toBe('midsummer');
  });

  it('include the city, from its own field or from the start of a line', () => {
    const cityAt = (location: object) =>
      cityOf({ basics: { ...basics, location: { ...basics.location, ...location } } });
    expect([
      cityAt({ city: 'London', display: 'x' }),
      cityAt({ display: 'London, United Kingdom' }),
      cityAt({}),
    ]).toEqual(['London', 'London', '']);
  });
});

it('a new letter has the usual texts and an empty body', () => {
  const start = { name: 'New', subject: 'To {company}', salutation: 'Dear {recipient},', closing: 'Yours,' };
  expect(newLetter(EMPTY_CONTENT, 'id', '1843-07-10', start)).toEqual({
    ...emptyNode('letter', 'id'),
    ...start,
    date: '1843-07-10',
  });
  expect(localIsoDate(new Date(843, 6, 1, 23, 59))).toBe('0843-07-01');
});

it('a letter is rated short, right or long by its words, if these can be counted', () => {
  const words = (count: number) => Array.from({ length: count }, () => 'word').join(' ');
  const ratingOf = (count: number, language = 'en') => rateLength(words(count), language)?.rating;
  expect([ratingOf(0), ratingOf(1), ratingOf(179), ratingOf(180), ratingOf(320), ratingOf(321)]).toEqual([
    undefined,
    'short',
    'short',
    'right',
    'right',
    'long',
  ]);
  expect([ratingOf(10, 'ja-JP'), rateLength('- **one**, two – three', 'de')?.words]).toEqual([undefined, 3]);
});
