import { describe, expect, it } from 'vitest';
import { safeNext } from './safe-next.ts';

describe('safeNext', () => {
  it.each(['/dashboard', '/projects?tag=maths', '/cv/1843/edit#work', '/', '/a//b', '/https://evil.example'])(
    'returns a path within the instance: %s',
    (path) => {
      expect(safeNext(path)).toBe(path);
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
  ])('returns undefined for %j', (path) => {
    expect(safeNext(path)).toBeUndefined();
  });
});
