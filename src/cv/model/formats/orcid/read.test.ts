import { expect, it } from 'vitest';
import { importOrcid } from './read.ts';

it.each([
  ['journal-article', 'article'],
  ['constructor', 'other'],
])('reads a work of the type %s', (type, kind) => {
  const group = [{ 'work-summary': [{ type, title: { title: { value: 'Sketch' } } }] }];
  const { content, report } = importOrcid({ 'activities-summary': { works: { group } } });
  expect(content.sections[0]?.items).toMatchObject([{ title: 'Sketch', kind }]);
  expect(report.warnings).toEqual([]);
});

it('keeps every country after the first', () => {
  const address = ['GB', 'IT', 'FR'].map((value) => ({ country: { value } }));
  const { basics } = importOrcid({ person: { addresses: { address } } }).content;
  expect(basics).toMatchObject({
    ...{ location: { countryCode: 'GB' }, extras: [{ key: 'orcid', was: { addresses: ['IT', 'FR'] } }] },
  });
});
