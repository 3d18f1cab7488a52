import { describe, expect, it } from 'vitest';
import { buildCv, bulletsAtWork } from '#testing/cv-fixture.ts';
import type { CvContent } from '../content.ts';
import { runChecks } from './run-checks.ts';

/** About the maximum size of a CV. */
const BULLETS = 24;
const LENGTH = 20_000;
const repeated = (piece: string) => piece.repeat(Math.ceil(LENGTH / piece.length)).slice(0, LENGTH);

const HOSTILE_TEXTS = {
  'ordinary words': 'Wrote the notes on the engine, and drew its tables. ',
  'one long word': 'a',
  spaces: ' ',
  'spaces and a word': `${' '.repeat(999)}a`,
  'commas after spaces': ' ,',
  'full stops': '.',
  'sentences of one letter': 'I. ',
  dashes: '-',
  'bullets in a text': '- a\n',
  'empty lines': '\n',
  'openings of links': '](',
  asterisks: '*',
  underscores: '_',
  'underscores in words': '_a',
  backslashes: '\\',
  apostrophes: "j'",
  numbers: '1.',
  'email addresses': 'a@a.',
  accents: 'e\u0301',
};

function cpuMsOf(content: CvContent) {
  const runs = [1, 2, 3].map(() => {
    const before = process.cpuUsage();
    runChecks(content, { today: '2026-05-01' });
    return process.cpuUsage(before).user / 1000;
  });
  return Math.min(...runs);
}

describe('checking a CV of half a megabyte', () => {
  it.each(Object.entries(HOSTILE_TEXTS))('takes less than a second for %s', (_, piece) => {
    const text = repeated(piece);
    const fields = { name: text, email: text, url: text, start: text, summary: text };
    const texts = [fields, { name: 'Notes', summary: text }];
    const content = buildCv({
      basics: { ...fields, profiles: [fields] },
      sections: [
        { kind: 'summary' },
        { kind: 'work', items: texts },
        bulletsAtWork(...Array.from({ length: BULLETS }, () => text)),
      ],
    });
    expect(cpuMsOf(content)).toBeLessThan(1000);
  });

  it('takes less than a second for many small nodes', () => {
    const many = <T>(count: number, make: (index: number) => T) =>
      Array.from({ length: count }, (_, index) => make(index));
    const content = buildCv({
      sections: many(20, () => ({
        kind: 'work' as const,
        items: many(20, (item) => ({
          name: `Engine ${item % 3}`,
          roles: many(4, (role) => ({
            start: `18${10 + role}`,
            end: '1850',
            position: 'Author',
            highlights: ['Wrote notes', 'Wrote notes.'],
          })),
        })),
      })),
    });
    expect(cpuMsOf(content)).toBeLessThan(1000);
  });
});
