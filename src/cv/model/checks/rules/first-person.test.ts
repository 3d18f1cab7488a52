import { describe, expect, it } from 'vitest';
import { bulletsAtWork, findingsOf } from '#testing/cv-fixture.ts';
import { firstPerson } from './first-person.ts';

describe('a bullet', () => {
  const resultsOf = (language: string, bullet: string) =>
    findingsOf(firstPerson, { design: { language }, sections: [bulletsAtWork(bullet)] }).map(
      ({ values }) => values?.word,
    );

  it.each([
    ['en', 'I wrote the notes', 'I'],
    ['en', 'Drew the engine that I described', 'I'],
    ['en', 'Wrote it. I drew it too', 'I'],
    ['en', 'Improved our method', 'our'],
    ['en', 'My notes were printed', 'My'],
    ['de', 'Habe meine Anmerkungen gedruckt', 'meine'],
    ['es', 'Publiqué nuestras notas', 'nuestras'],
    ['fr', 'Notes que j’ai écrites', 'j'],
    ['fr', 'Publication de mes notes', 'mes'],
    ['tr', 'Benim notlarım basıldı', 'Benim'],
    ['ar', 'كتبت أنا الملاحظات', 'أنا'],
  ])('in %s is in the first person: %s', (language, bullet, word) => {
    expect(resultsOf(language, bullet)).toEqual([word]);
  });

  it.each([
    ['en', 'Ran Phase I of the trial'],
    ['en', 'Sold to the US and to WE Ltd'],
    ['en', 'Wrote mine-clearing notes, some 20 of them'],
    ['en', 'Sped up I/O'],
    ['de', 'Vereinte die Werke'],
    ['fr', 'Obtention du MA'],
    ['pt', 'I wrote'],
  ])('in %s is not in the first person: %s', (language, bullet) => {
    expect(resultsOf(language, bullet)).toEqual([]);
  });
});
