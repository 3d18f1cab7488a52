import { expect, it } from 'vitest';
import { makeTextCorpus, measure, summarize } from '../../../../../bench/import-accuracy/measure.ts';

/** The floor of precision and recall for the invented people of the corpus, in all styles. */
const FLOORS: Readonly<Record<string, number>> = {
  ...{ name: 1, email: 1, phone: 0.98, url: 0.98, sections: 0.98, organizations: 0.95, positions: 0.95, places: 0.9 },
  ...{ dates: 0.97, bullets: 0.98, skills: 0.97, languages: 0.97 },
};

it('CVs of usual careers in seven languages are read as their owners know them', async () => {
  const files = makeTextCorpus().filter(({ name }) => name.startsWith('person-'));
  const results = await measure(files);
  const fields = summarize(results);
  const below = Object.entries(FLOORS).filter(([kind, floor]) => {
    const { precision = 0, recall = 0 } = fields[kind] ?? {};
    return precision < floor || recall < floor;
  });
  expect(below.map(([kind]) => [kind, fields[kind]])).toEqual([]);
  expect(results.flatMap(({ lost }) => lost)).toEqual([]);
}, 30_000);
