import { expect, it } from 'vitest';
import { isUnreachable } from './is-unreachable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a full disk, as PostgreSQL says it', withCode('53100'), true],
  ['a connection lost under a query', new Error('Connection terminated unexpectedly'), true],
  ['one of several addresses', new AggregateError([withCode('ECONNREFUSED')]), true],
  ['what a library wrapped', new Error('Failed query', { cause: new Error('x', { cause: withCode('57P01') }) }), true],
  ['a broken rule of a table', withCode('23505'), false],
  ['a fault of our own', new TypeError('undefined is not a function'), false],
  ['no error at all', 'ECONNREFUSED', false],
])('tells whether what is needed is away: %s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});
