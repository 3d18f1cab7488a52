import { describe, expect, it } from 'vitest';
import { openSealedText, sealText } from './sealed-text.ts';

const SECRET = 'the secret of an instance, at least 32 characters';

describe('a sealed text', () => {
  it('is read back with its secret and purpose', () => {
    const token = sealText(SECRET, 'letters', 'größe@example.org');
    expect(token).toMatch(/^[\w-]+$/);
    expect(token).not.toContain(Buffer.from('example').toString('base64url').slice(0, 8));
    expect(openSealedText(SECRET, 'letters', token)).toBe('größe@example.org');
  });

  it('cannot be read with another secret or for another purpose', () => {
    const token = sealText(SECRET, 'letters', 'ada');
    expect(openSealedText(`${SECRET}!`, 'letters', token)).toBeUndefined();
    expect(openSealedText(SECRET, 'parcels', token)).toBeUndefined();
  });

  it('cannot be changed, shortened or made up', () => {
    const token = sealText(SECRET, 'letters', 'ada@example.org');
    for (let at = 0; at < token.length; at += 1) {
      const other = token[at] === 'A' ? 'B' : 'A';
      expect(openSealedText(SECRET, 'letters', token.slice(0, at) + other + token.slice(at + 1))).toBeUndefined();
      expect(openSealedText(SECRET, 'letters', token.slice(0, at))).toBeUndefined();
    }
    for (const text of ['', 'x', `${token}=`, `${token}A`, ' '.repeat(100), '\u0000', 'ä'.repeat(80)]) {
      expect(openSealedText(SECRET, 'letters', text)).toBeUndefined();
    }
  });
});
