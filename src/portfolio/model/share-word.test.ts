import { describe, expect, it } from 'vitest';
import { isGuessable } from './share-word.ts';

describe('a word for a link', () => {
  const names = ['ada', 'Ada Lovelace', 'Ada', 'Lovelace', 'Notes on the engine'];

  it.each([
    'acme',
    'acme-26',
    'portfolio',
    'portfolio-2026',
    'ada-lovelace',
    'ada-lovelace-2026',
    'lovelace-portfolio',
    '12345678',
    'my-cv-2026-11',
    'notes-on-the-engine',
  ])('is easy to guess: %s', (word) => expect(isGuessable(word, names)).toBe(true));

  it.each(['acme-2026', 'ada-for-acme', 'turin-letters', 'lovelace-at-acme'])('is hard enough to guess: %s', (word) =>
    expect(isGuessable(word, names)).toBe(false),
  );
});
