import { describe, expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { otherScript } from './other-script.ts';

describe('the letters of a CV', () => {
  const resultsOf = (language: string, text: string) =>
    locationsFoundBy(otherScript, { design: { language }, sections: [{ kind: 'text', items: [{ text }] }] });
  const english = 'Wrote the first notes on the engine. '.repeat(10);
  const arabic = 'كتبت أول الملاحظات على الآلة التحليلية. '.repeat(10);

  it('are not those of its language', () => {
    expect(resultsOf('ar', english)).toEqual(['design.language']);
    expect(resultsOf('en', arabic)).toEqual(['design.language']);
    expect(resultsOf('de-AT', arabic)).toEqual(['design.language']);
  });

  it('are, or are mixed, or too few to tell, or of a language that we do not know', () => {
    expect(resultsOf('ar', arabic)).toEqual([]);
    expect(resultsOf('en', english)).toEqual([]);
    expect(resultsOf('ar', `${english}${arabic}`)).toEqual([]);
    expect(resultsOf('ar', 'Wrote notes')).toEqual([]);
    expect(resultsOf('sr', english)).toEqual([]);
  });
});
