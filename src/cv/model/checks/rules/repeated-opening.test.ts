import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { repeatedOpening } from './repeated-opening.ts';

describe('a repeated opening verb', () => {
  const resultsOf = (language: string, ...bullets: string[]) =>
    findingsOf(repeatedOpening, { design: { language }, sections: [bulletsAtWork(...bullets)] });

  it('is reported from four bullets on, with all of them', () => {
    const [finding, ...others] = resultsOf('en', 'Wrote A', 'wrote B', 'Drew C', 'Wrote D', '**Wrote** E');
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ values: { word: 'Wrote', count: 4 } });
    expect([finding?.at, ...(finding?.also ?? [])].map((at) => at?.at(-1))).toEqual([
      's1-1-1-1',
      's1-1-1-2',
      's1-1-1-4',
      's1-1-1-5',
    ]);
  });

  it('is not reported for three bullets or for a stop word', () => {
    expect(resultsOf('en', 'Wrote A', 'Wrote B', 'Wrote C')).toEqual([]);
    expect(resultsOf('en', 'The A', 'The B', 'The C', 'The D')).toEqual([]);
    expect(resultsOf('de', 'Für A', 'Für B', 'Für C', 'Für D')).toEqual([]);
  });

  it('is the last word in Turkish', () => {
    expect(resultsOf('tr', 'Bir not yazdım', 'Çok not yazdım', 'İki not yazdım.', 'Son notu yazdım')).toMatchObject([
      { values: { word: 'yazdım' } },
    ]);
    expect(resultsOf('tr', 'Notu yazdım', 'Notu çizdim', 'Notu okudum', 'Notu gönderdim')).toEqual([]);
  });
});
