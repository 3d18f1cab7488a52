import { expect, it } from 'vitest';
import { findPhone } from './phone.ts';

const phoneIn = (text: string, language = 'en', isLabeled = false) => {
  const found = findPhone(text, language, isLabeled);
  return found && text.slice(found.from, found.to);
};

it.each([
  ['Berlin +49 30 901820', 'de', '+49 30 901820'],
  ['030 901820', 'de', '030 901820'],
  ['(415) 555-0132', 'en', '(415) 555-0132'],
  ['01 99 00 12 34', 'fr', '01 99 00 12 34'],
  ['+81 3-5555-0123', 'ja', '+81 3-5555-0123'],
  ['555-0100', 'en', '555-0100'],
])('finds the number in %s', (text, language, number) => {
  expect(phoneIn(text, language)).toBe(number);
});

it.each(['2018 – 2020', '12.03.1990', '10115 Berlin', 'Room 1200', '03/2018 – 05/2020'])('finds none in %s', (text) => {
  expect(phoneIn(text, 'de')).toBeUndefined();
});
