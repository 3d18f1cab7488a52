import type { PlaceKind } from '../../tree.ts';
import type { Rule } from '../rule.ts';
import { said } from '../said.ts';

/** The title fields of entries. Skills and interests are exempt: their keywords can be enough. */
const TITLES: Partial<Record<PlaceKind, string>> = {
  work: 'name',
  role: 'position',
  volunteer: 'organization',
  education: 'institution',
  projects: 'name',
  achievements: 'title',
  awards: 'title',
  certificates: 'name',
  publications: 'title',
  talks: 'title',
  languages: 'language',
  references: 'name',
};

export const untitledItem = {
  name: 'untitledItem',
  weight: 'should',
  find: ({ places }) =>
    places.flatMap((place) => {
      const field = TITLES[place.kind];
      return field && said(place, field) === '' ? [{ at: place.path, field }] : [];
    }),
} as const satisfies Rule;
