import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

/** The number of level 1 and 2 requirements in each section of ASVS 5.0.0. */
const SECTIONS: Record<string, string> = {
  1: '1.1=2 1.2=9 1.3=11 1.4=3 1.5=2',
  2: '2.1=3 2.2=3 2.3=4 2.4=1',
  3: '3.2=2 3.3=4 3.4=6 3.5=5 3.7=2',
  4: '4.1=3 4.2=1 4.3=2 4.4=4',
  5: '5.1=1 5.2=3 5.3=2 5.4=3',
  6: '6.1=3 6.2=12 6.3=4 6.4=4 6.5=5 6.6=3 6.8=4',
  7: '7.1=3 7.2=4 7.3=2 7.4=5 7.5=2 7.6=2',
  8: '8.1=2 8.2=3 8.3=1 8.4=1',
  9: '9.1=3 9.2=4',
  10: '10.1=2 10.2=2 10.3=4 10.4=11 10.5=5 10.6=2 10.7=3',
  11: '11.1=2 11.2=3 11.3=3 11.4=4 11.5=1 11.6=1',
  12: '12.1=3 12.2=2 12.3=4',
  13: '13.1=1 13.2=5 13.3=2 13.4=5',
  14: '14.1=2 14.2=4 14.3=3',
  15: '15.1=3 15.2=3 15.3=7',
  16: '16.1=1 16.2=5 16.3=4 16.4=3 16.5=3',
  17: '17.1=1 17.2=4 17.3=2',
};

/** In each section the level 3 requirements have the highest numbers. */
const REQUIREMENTS = Object.values(SECTIONS)
  .flatMap((sections) => sections.split(' '))
  .flatMap((section) => {
    const [name, count] = section.split('=');
    return Array.from({ length: Number(count) }, (_, index) => `${name}.${index + 1}`);
  });

const page = readFileSync('docs/security.md', 'utf8');
const rows = page
  .slice(page.indexOf('## ASVS'))
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

describe('docs/security.md', () => {
  it('covers each requirement of ASVS 5.0.0, levels 1 and 2, exactly once', () => {
    expect(REQUIREMENTS).toHaveLength(253);
    const named = rows.flatMap(([, numbers = '']) => numbers.split(', '));
    expect(named.toSorted()).toEqual(REQUIREMENTS.toSorted());
  });

  it('gives each requirement a state and a reason', () => {
    for (const [, numbers, state, reason] of rows) {
      expect(['Meets', 'Partly', 'Not met', 'Does not apply', 'Operator'], numbers).toContain(state);
      expect(reason, numbers).not.toBe('');
    }
  });

  it('names tests that exist', () => {
    const named = [...page.matchAll(/`((?:src|e2e)\/[^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file = '']) => file);
    expect(named.length).toBeGreaterThan(100);
    expect(named.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('links to pages that exist', () => {
    const linked = [...page.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, file = '']) => `docs/${file}`);
    expect(linked.filter((file) => !existsSync(file))).toEqual([]);
  });
});
