import { describe, expect, it } from 'vitest';
import { placesFoundBy } from '#testing/cv-draft.ts';
import { otherScript } from './other-script.ts';

describe('the letters of a CV', () => {
  const found = (language: string, text: string) =>
    placesFoundBy(otherScript, { design: { language }, sections: [{ kind: 'text', items: [{ text }] }] });
  const english = 'Wrote the first notes on the engine. '.repeat(10);
  const arabic = 'كتبت أول الملاحظات على الآلة التحليلية. '.repeat(10);

  it('are not those of its language', () => {
    expect(found('ar', english)).toEqual(['design.language']);
    expect(found('en', arabic)).toEqual(['design.language']);
    expect(found('de-AT', arabic)).toEqual(['design.language']);
  });

  it('are, or are mixed, or too few to tell, or of a language that we do not know', () => {
    expect(found('ar', arabic)).toEqual([]);
    expect(found('en', english)).toEqual([]);
    expect(found('ar', `${english}${arabic}`)).toEqual([]);
    expect(found('ar', 'Wrote notes')).toEqual([]);
    expect(found('sr', english)).toEqual([]);
  });
});
