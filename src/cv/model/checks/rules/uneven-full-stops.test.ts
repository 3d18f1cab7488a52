import { describe, expect, it } from 'vitest';
import { buildCv, bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { applyOperations } from '../../operations.ts';
import { unevenFullStops } from './uneven-full-stops.ts';

describe('full stops at the end of bullets', () => {
  const resultsOf = (...bullets: string[]) => findingsOf(unevenFullStops, { sections: [bulletsAtWork(...bullets)] });
  const fixedTexts = (...bullets: string[]) => {
    const content = buildCv({ sections: [bulletsAtWork(...bullets)] });
    const result = applyOperations(content, resultsOf(...bullets)[0]?.fixes ?? []).content;
    const [section] = result.sections;
    return section?.kind === 'work' ? section.items[0]?.roles[0]?.highlights.map(({ text }) => text) : undefined;
  };

  it('follow the majority', () => {
    expect(fixedTexts('Wrote notes.', 'Drew tables', 'Read proofs')).toEqual([
      'Wrote notes',
      'Drew tables',
      'Read proofs',
    ]);
    expect(fixedTexts('Wrote notes.', 'Drew tables ', 'Read proofs.')).toEqual([
      'Wrote notes.',
      'Drew tables.',
      'Read proofs.',
    ]);
  });

  it('are removed if there is no majority', () => {
    expect(fixedTexts('Wrote notes.', 'Drew tables')).toEqual(['Wrote notes', 'Drew tables']);
  });

  it('are reported with their number and paths', () => {
    expect(resultsOf('Wrote notes.', 'Drew tables', 'Read proofs', 'Sent letters.', 'Made plans')).toMatchObject([
      {
        values: { count: 2, of: 5, add: 'no' },
        also: [['sections', 's1', 'items', 's1-1', 'roles', 's1-1-1', 'highlights', 's1-1-1-4']],
      },
    ]);
  });

  it.each([
    'Sold by Engine Ltd.',
    'Wrote notes etc.',
    'Asked why?',
    'Wrote. Then drew.',
    'See analytical.test',
    'Wrote **notes**',
    'Hm...',
  ])('are ignored in "%s"', (bullet) => {
    expect(resultsOf(bullet, 'Drew tables')).toEqual([]);
    expect(resultsOf(bullet, 'Drew tables.')).toEqual([]);
  });

  it('may differ between sections', () => {
    expect(
      findingsOf(unevenFullStops, { sections: [bulletsAtWork('Wrote notes.'), bulletsAtWork('Drew tables')] }),
    ).toEqual([]);
  });
});
