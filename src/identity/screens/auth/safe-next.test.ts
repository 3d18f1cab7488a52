import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('where one goes on to after signing in', () => {
  it.each(['/dashboard', '/projects?tag=maths', '/cv/1843/edit#work', '/', '/a//b', '/https://evil.example'])(
    'is the page of ours that was asked for: %s',
    (wish) => {
      expect(safeNext(wish)).toBe(wish);
    },
  );

  it.each([
    null,
    '',
    'dashboard',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
    'https://evil.example',
    'https:evil.example',
    'javascript:alert(1)',
    'data:text/html,hello',
    ' //evil.example',
    '//[',
  ])('is never another site: %j', (wish) => {
    expect(safeNext(wish)).toBeUndefined();
  });
});
