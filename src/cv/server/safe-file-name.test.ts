import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { safeFileName } from './safe-file-name.ts';

describe('the name of a file', () => {
  it.each([
    [' .-For Turin-. ', 'For Turin'],
    ['a/b', 'a-b'],
    ['CON', 'CV'],
    ['.', 'CV'],
    ['é'.repeat(200), 'é'.repeat(90)],
    ['😀'.repeat(60), '😀'.repeat(45)],
  ])('of %s is %s', (name, file) => expect(safeFileName(name)).toBe(file));

  it('takes no longer than its length allows', () =>
    expectLinear([' ', '-', '.', 'a', '/'], (text) => safeFileName(`a${text}a${text}`)));
});
