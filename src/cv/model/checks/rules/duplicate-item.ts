import { fold } from '../../fold.ts';
import { nameOf, type Place, type PlaceKind } from '../../tree.ts';
import { inOrder } from '../bullets.ts';
import type { CheckedCv } from '../read-cv.ts';
import type { Rule } from '../rule.ts';
import { said } from '../said.ts';
import { tidy } from '../tidy.ts';

const PERIOD = ['start', 'end'];
/** What two of them have in common to be the same. Roles in one company may return, with other dates. */
const SAME: Partial<Record<PlaceKind, readonly string[]>> = {
  highlight: ['text'],
  role: ['position', ...PERIOD],
  volunteer: ['organization', 'position', ...PERIOD],
  education: ['institution', 'area', 'studyType', ...PERIOD],
  projects: ['name', ...PERIOD],
  achievements: ['title', 'issuer', 'date'],
  awards: ['title', 'awarder', 'date'],
  certificates: ['name', 'issuer', 'date'],
  publications: ['title', 'publisher', 'date'],
  talks: ['title', 'event', 'date'],
  skills: ['name'],
  languages: ['language'],
  interests: ['name'],
  references: ['name', 'organization'],
  text: ['text'],
  custom: ['title', 'subtitle', ...PERIOD],
};

/** An entry or a bullet that stands there twice. */
export const duplicateItem = {
  name: 'duplicateItem',
  weight: 'should',
  find(cv) {
    const firsts = new Map<string, Place>();
    return cv.places.flatMap((place) => {
      if (!place.section || place.kind === 'section') return [];
      const key = contentOf(place, cv);
      const first = key && firsts.get(key);
      if (first)
        return [{ at: place.path, values: { name: tidy(nameOf(place), cv.language) }, also: [[...first.path]] }];
      if (key) firsts.set(key, place);
      return [];
    });
  },
} as const satisfies Rule;

/** What makes two places of one list the same; nothing where too little is said to tell. */
function contentOf(place: Place, { language }: CheckedCv): string | undefined {
  const fields = SAME[place.kind];
  const [first = '', ...others] = (fields ?? []).map((field) => fold(inOrder(said(place, field), language)));
  return first === '' ? undefined : JSON.stringify([place.path.slice(0, -1), first, ...others]);
}
