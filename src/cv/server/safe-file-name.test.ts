import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { safeFileName } from './safe-file-name.ts';

describe('safe file names', () => {
  it.each([
    [' .-For Turin-. ', 'For Turin'],
    ['a/b', 'a-b'],
    ['CON', 'CV'],
    ['.', 'CV'],
    ['é'.repeat(200), 'é'.repeat(90)],
    ['😀'.repeat(60), '😀'.repeat(45)],
  ])('turns %s into %s', (name, file) => expect(safeFileName(name)).toBe(file));

  it('takes time linear in the length of the name', () =>
    expectLinear([' ', '-', '.', 'a', '/'], (text) => safeFileName(`a${text}a${text}`)));
});
