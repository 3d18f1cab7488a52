import { expect, it } from 'vitest';
import { errorTranslator } from '../server/i18n/messages.ts';
import { tooManyRequests } from './errors.ts';
import { toWaitUnit } from './wait-unit.ts';

it.each([
  [1, 'seconds', 1],
  [120, 'seconds', 120],
  [121, 'minutes', 3],
  [3597, 'minutes', 60],
  [7200, 'minutes', 120],
  [7201, 'hours', 3],
  [86_400, 'hours', 24],
] as const)('a wait of %s seconds is shown in %s', (seconds, unit, count) => {
  expect(toWaitUnit(seconds)).toEqual({ unit, count });
});

it.each([
  ['en', 1, 'Too many attempts. Try again in 1 second.'],
  ['en', 3597, 'Too many attempts. Try again in 60 minutes.'],
  ['de', 3597, 'Zu viele Versuche. Versuche es in 60 Minuten noch einmal.'],
  ['tr', 86_400, 'Çok fazla deneme yapıldı. 24 saat sonra yeniden deneyin.'],
] as const)('the error message in %s states a wait of %s seconds', (language, seconds, expected) => {
  const { text } = tooManyRequests(seconds).details;
  expect(text && errorTranslator(language)(text)).toBe(expected);
});
