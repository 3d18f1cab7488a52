import { describe, expect, it } from 'vitest';
import { locationsFoundBy } from '#testing/cv-fixture.ts';
import { otherScript } from './other-script.ts';

describe('the script of a CV', () => {
  const resultsOf = (language: string, text: string) =>
    locationsFoundBy(otherScript, { design: { language }, sections: [{ kind: 'text', items: [{ text }] }] });
  const english = 'Wrote the first notes on the engine. '.repeat(10);
  const arabic = 'كتبت أول الملاحظات على الآلة التحليلية. '.repeat(10);

  it('is reported if it does not match the language', () => {
    expect(resultsOf('ar', english)).toEqual(['design.language']);
    expect(resultsOf('en', arabic)).toEqual(['design.language']);
    expect(resultsOf('de-AT', arabic)).toEqual(['design.language']);
  });

  it('is not reported if it matches, is mixed, or cannot be judged', () => {
    expect(resultsOf('ar', arabic)).toEqual([]);
    expect(resultsOf('en', english)).toEqual([]);
    expect(resultsOf('ar', `${english}${arabic}`)).toEqual([]);
    expect(resultsOf('ar', 'Wrote notes')).toEqual([]);
    expect(resultsOf('sr', english)).toEqual([]);
  });
});
