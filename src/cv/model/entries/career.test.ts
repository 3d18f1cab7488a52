import { expect, it } from 'vitest';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { careerOf } from './career.ts';
import { completeFields, type EntryKind, type EntryStatus } from './entry.ts';

const entry = (kind: EntryKind, fields: Record<string, unknown>) => ({
  ...{ kind, fields: completeFields(kind, fields) },
  status: 'published' as EntryStatus,
});

it('has a step for each position, the latest first, and current ones before all others', () => {
  const { experience } = careerOf([
    entry('work', { name: 'Scientific Memoirs', roles: [{ position: 'Translator', start: '1842', end: '1843' }] }),
    entry('work', {
      name: 'Analytical Engine',
      companyDescription: 'Engines.',
      roles: [
        { position: 'Author', start: '1840', ongoing: true, summary: 'Notes.' },
        { position: 'Visitor', start: '1833', end: '1840' },
        { position: 'Undated' },
      ],
    }),
  ]);
  expect(experience.map(({ title, organization, about, summary }) => [title, organization, about, summary])).toEqual([
    ['Author', 'Analytical Engine', 'Engines.', 'Notes.'],
    ['Translator', 'Scientific Memoirs', '', ''],
    ['Visitor', 'Analytical Engine', '', ''],
    ['Undated', 'Analytical Engine', '', ''],
  ]);
});

it('leaves out hidden bullets and positions, entries without a name, and other kinds', () => {
  const { experience, education } = careerOf([
    entry('work', {
      name: 'Memoirs',
      roles: [
        { position: 'Translator', highlights: [{ text: 'Notes' }, { text: 'Secret', visible: false }, { text: ' ' }] },
        { position: 'Hidden', visible: false },
      ],
    }),
    entry('work', { roles: [{}] }),
    entry('skills', { name: 'Calculus' }),
  ]);
  expect(experience.map(({ title, highlights }) => [title, highlights])).toEqual([['Translator', ['Notes']]]);
  expect(education).toEqual([]);
});

it('names an education by degree and area, with grade and courses below it', () => {
  const { education } = careerOf([
    entry('education', {
      ...{ institution: 'University', studyType: 'BSc', area: 'Mathematics', score: '1.0' },
      ...{ courses: ['Calculus', 'Logic'], highlights: [{ text: 'Prize' }] },
    }),
  ]);
  expect(education).toMatchObject([
    {
      ...{ title: 'BSc, Mathematics', titleParts: ['BSc', 'Mathematics'], organization: 'University' },
      ...{ highlights: ['Prize', '1.0'], courses: ['Calculus', 'Logic'] },
    },
  ]);
});

it('sorts dates that are other text last, and shows an organization without positions', () => {
  const { experience } = careerOf([
    entry('work', { name: 'Odd', roles: [{ position: 'Visitor', start: 'Summer 1833' }] }),
    entry('work', { name: 'Only a name', companyDescription: 'Engines.' }),
    entry('work', { name: 'Dated', roles: [{ position: 'Author', start: '1842' }] }),
    entry('work', { name: 'All hidden', roles: [{ position: 'Spy', visible: false }] }),
  ]);
  expect(experience.map(({ title, organization, about }) => [title, organization, about])).toEqual([
    ['Author', 'Dated', ''],
    ['Visitor', 'Odd', ''],
    ['', 'Only a name', 'Engines.'],
  ]);
});

it('keeps grades and courses as they are typed', () => {
  const { education } = careerOf([entry('education', { institution: 'School', score: 'A*A*A' })]);
  expect(plainText(education[0]?.highlights[0] ?? '')).toBe('A*A*A');
});

it('marks the steps of entries that are only in CVs', () => {
  const job = entry('work', { name: 'Memoirs', roles: [{ position: 'Translator' }, { position: 'Author' }] });
  const { experience } = careerOf([{ ...job, status: 'active' }, entry('work', { name: 'Engine works' })]);
  expect(experience.map(({ organization, isUnpublished }) => [organization, isUnpublished])).toEqual([
    ['Memoirs', true],
    ['Memoirs', true],
    ['Engine works', undefined],
  ]);
});
