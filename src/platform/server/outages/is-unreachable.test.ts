import { expect, it } from 'vitest';
import { isUnreachable } from '../../pure/is-unreachable.ts';

const withCode = (code: string) => Object.assign(new Error('failed'), { code });

it.each([
  ['a refused connection', withCode('ECONNREFUSED'), true],
  ['a full disk, reported by PostgreSQL', withCode('53100'), true],
  ['a connection lost under a query', new Error('Connection terminated unexpectedly'), true],
  ['a refusal by one of several addresses', new AggregateError([withCode('ECONNREFUSED')]), true],
  ['a wrapped error', new Error('Failed query', { cause: new Error('x', { cause: withCode('57P01') }) }), true],
  ['a constraint violation', withCode('23505'), false],
  ['a programming error', new TypeError('undefined is not a function'), false],
  ['a value that is not an error', 'ECONNREFUSED', false],
])('tests for an unreachable service: %s', (_, error, expected) => {
  expect(isUnreachable(error)).toBe(expected);
});
