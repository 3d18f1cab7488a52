import { expect, it } from 'vitest';
import { findingsOf } from '#testing/cv-fixture.ts';
import { unreadableDate } from './unreadable-date.ts';

it('reports dates that cannot be parsed, as written', () => {
  const roles = [
    { position: 'Translator', start: 'summer 1842', end: '1843-09' },
    { position: 'Author', start: '1843', end: '2023-02-30' },
    { position: 'Student', start: '' },
  ];
  expect(findingsOf(unreadableDate, { sections: [{ kind: 'work', items: [{ roles }] }] })).toMatchObject([
    { field: 'start', values: { date: 'summer 1842' } },
    { field: 'end', values: { date: '2023-02-30' } },
  ]);
});
