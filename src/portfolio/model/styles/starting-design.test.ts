import { expect, it } from 'vitest';
import { startingDesign } from './starting-design.ts';

it.each([
  ['nothing yet', { projects: 0, covers: 0, positions: 0 }, 'soft', 'bento'],
  ['a few projects, some with covers', { projects: 5, covers: 2, positions: 3 }, 'soft', 'bento'],
  ['mostly pictures', { projects: 6, covers: 4, positions: 1 }, 'studio', 'wall'],
  ['pictures for few of many projects', { projects: 20, covers: 4, positions: 0 }, 'soft', 'bento'],
  ['words alone', { projects: 1, covers: 0, positions: 2 }, 'paper', 'ledger'],
])('a site with %s starts with the theme that suits it', (_, contents, id, layout) => {
  expect(startingDesign(contents)).toMatchObject({ layout, style: { id } });
});
