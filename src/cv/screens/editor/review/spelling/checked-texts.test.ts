import { expect, it } from 'vitest';
import { makeSpecimen } from '#testing/cv-specimens.ts';
import { EMPTY_CONTENT, emptyNode, emptySection } from '../../../../model/content.ts';
import { checkedTextsOf, namesIn } from './checked-texts.ts';

const job = { ...emptyNode('volunteer', 'job'), organization: 'Braunschweiger Werke', summary: 'One\n\n- Two' };
const content = {
  ...EMPTY_CONTENT,
  basics: { ...EMPTY_CONTENT.basics, name: 'Ada Lovelace', headline: 'Analyst' },
  sections: [
    { ...emptySection('volunteer', 'jobs'), items: [job] },
    { ...emptySection('text', 'hidden'), visible: false, items: [{ ...emptyNode('text', 'note'), text: 'Hidden' }] },
  ],
  letters: [{ ...emptyNode('letter', 'turin'), text: 'Dear all' }],
} as never;

it('returns the visible texts and headlines block by block, and letters', () => {
  expect(checkedTextsOf(content).map(({ at, field, block, text }) => [at.join('/'), field, block, text])).toEqual([
    ['basics', 'headline', undefined, 'Analyst'],
    ['sections/jobs/items/job', 'summary', 0, 'One'],
    ['sections/jobs/items/job', 'summary', 1, 'Two'],
    ['letters/turin', 'text', 0, 'Dear all'],
  ]);
});

it('returns the words of names in lower case', () => {
  const names = namesIn(content);
  expect(['ada', 'lovelace', 'braunschweiger', 'werke', 'analyst', 'two'].filter((word) => names.has(word))).toEqual([
    'ada',
    'lovelace',
    'braunschweiger',
    'werke',
  ]);
});

it('handles a CV of four pages in every script', () => {
  for (const language of ['English', 'German', 'Arabic'] as const)
    expect(checkedTextsOf(makeSpecimen(language, 'four')).length).toBeGreaterThan(50);
});
