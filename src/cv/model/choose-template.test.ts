import { describe, expect, it } from 'vitest';
import { makeExample } from '../examples/examples.ts';
import { inTemplate, templateOperations } from './choose-template.ts';
import { DEFAULT_DESIGN } from './design.ts';
import { applyOperations } from './operations.ts';

const EXAMPLE = makeExample('software-engineer', { name: 'Ada Lovelace', email: 'ada@example.org' });
const CLASSIC = { id: 'classic', columns: 1, accent: DEFAULT_DESIGN.accent };
const DUO = { id: 'duo', columns: 2, accent: '#6f2a5e' };
const inAccent = (accent: string) => ({ ...EXAMPLE, design: { ...EXAMPLE.design, accent } });
const accentIn = (accent: string, previous: typeof CLASSIC | undefined, next = DUO) =>
  inTemplate(inAccent(accent), next, previous).design.accent;

describe('choosing a template', () => {
  it('brings its own accent, unless the member has chosen one', () => {
    expect(accentIn(CLASSIC.accent, CLASSIC)).toBe(DUO.accent);
    expect(accentIn(DUO.accent, DUO, CLASSIC)).toBe(CLASSIC.accent);
    expect(accentIn('#93401c', CLASSIC)).toBe('#93401c');
    // CVs of before templates had accents have the one that all of them had.
    expect(accentIn(DEFAULT_DESIGN.accent, { ...DUO, id: 'swiss', accent: '#c8102e' })).toBe(DUO.accent);
    expect(accentIn('#93401c', undefined)).toBe('#93401c');
  });

  it('has the same result by operations, which change nothing else', () => {
    for (const accent of [CLASSIC.accent, '#93401c']) {
      const content = inAccent(accent);
      const changed = applyOperations(content, templateOperations(content, DUO, CLASSIC)).content;
      expect(changed).toEqual(inTemplate(content, DUO, CLASSIC));
      expect(changed.sections.some(({ area }) => area === 'sidebar')).toBe(true);
    }
    expect(templateOperations(inAccent('#93401c'), { ...CLASSIC, id: 'swiss' }, CLASSIC)).toEqual([
      { do: 'set', at: ['design'], field: 'template', value: 'swiss' },
    ]);
  });
});
