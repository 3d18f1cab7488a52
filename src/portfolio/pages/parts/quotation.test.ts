import { describe, expect, it } from 'vitest';
import { isQuoted } from './quotation.ts';

describe('a text with quotation marks of its own', () => {
  it.each(['“Clear.”', '„Klar.“', '« Clair. »', '"Clear."', '*“Clear.”*', '「明快」'])('is known: %s', (text) => {
    expect(isQuoted(text)).toBe(true);
  });

  it.each(['Clear.', 'She calls it “clear”.', ''])('is told from one without: %s', (text) => {
    expect(isQuoted(text)).toBe(false);
  });
});
