import { expect, it } from 'vitest';
import { completeFields } from './entry.ts';
import { wordableTexts, wordedFields } from './wordings.ts';

const JOB = completeFields('work', {
  name: 'Example Works',
  companyDescription: 'Makes engines',
  roles: [
    {
      ...{ id: 'r', position: 'Engineer', summary: 'Built the **engine** of the works' },
      highlights: [
        { id: 'a', text: 'Built it' },
        { id: 'b', text: 'Sold it' },
      ],
    },
  ],
});

it('are of the texts that are written, in the entry and in its nodes', () => {
  expect(wordableTexts('work', JOB).map(({ key, text }) => [key, text])).toEqual([
    ['companyDescription', 'Makes engines'],
    ['r/summary', 'Built the **engine** of the works'],
    ['a/text', 'Built it'],
    ['b/text', 'Sold it'],
  ]);
  expect(wordableTexts('skills', completeFields('skills', { name: 'Logic' }))).toEqual([]);
});

it('replace the texts that they have, and leave bullets without text out', () => {
  const worded = wordedFields('work', JOB, {
    name: 'short',
    texts: { 'r/summary': 'Built the engine', 'b/text': '', 'nowhere/text': 'x', companyDescription: '' },
  });
  expect(worded).toMatchObject({
    ...{ name: 'Example Works', companyDescription: '' },
    roles: [{ position: 'Engineer', summary: 'Built the engine', highlights: [{ id: 'a', text: 'Built it' }] }],
  });
  expect((worded.roles as { highlights: object[] }[])[0]?.highlights).toHaveLength(1);
  expect(wordedFields('work', JOB, undefined)).toBe(JOB);
  expect(wordedFields('work', JOB, { name: 'short', texts: {} })).toEqual(JOB);
});
