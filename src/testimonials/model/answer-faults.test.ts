import { describe, expect, it } from 'vitest';
import { expectLinear } from '#testing/expect-linear.ts';
import { completeAddress, faultsOfTexts } from './answer-faults.ts';

const TYPED = { name: 'Mary', role: '', organization: '', source: '', text: 'Ada is brilliant.' };

describe('typed texts', () => {
  it('need a name and a text only', () => {
    expect(faultsOfTexts(TYPED)).toEqual({});
    expect(faultsOfTexts({ ...TYPED, name: ' ', text: '\u200b\n' })).toEqual({
      name: { kind: 'missing' },
      text: { kind: 'missing' },
    });
  });

  it('have the limits of the server', () => {
    expect(faultsOfTexts({ ...TYPED, text: 'a'.repeat(1500), role: 'a'.repeat(120) })).toEqual({});
    expect(faultsOfTexts({ ...TYPED, text: 'a'.repeat(1501), role: 'a'.repeat(121) })).toEqual({
      text: { kind: 'long', maximum: 1500 },
      role: { kind: 'long', maximum: 120 },
    });
  });

  it.each(['http://example.org', 'javascript:alert(1)', 'mailto:mary@example.org', 'https://', 'mary'])(
    'refuse %s as a link',
    (source) => {
      expect(faultsOfTexts({ ...TYPED, source })).toEqual({ source: { kind: 'address' } });
    },
  );
});

describe('a typed address', () => {
  it.each([
    [' example.com/me ', 'https://example.com/me'],
    ['münchen.example', 'https://münchen.example'],
    ['https://example.com', 'https://example.com'],
    ['http://example.com', 'http://example.com'],
    ['mary', 'mary'],
    ['mary@example.org', 'mary@example.org'],
    ['', ''],
  ])('%s becomes %s', (typed, address) => {
    expect(completeAddress(typed)).toBe(address);
  });

  it('is completed in linear time', async () => {
    await expectLinear(['a.', 'a-', 'a'], (text) => completeAddress(`${text}!`));
  });
});
