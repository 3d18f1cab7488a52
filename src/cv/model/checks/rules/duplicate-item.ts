import { fold } from '../../fold.ts';
import { nameOf, type Place, type PlaceKind } from '../../tree.ts';
import { inOrder } from '../bullets.ts';
import type { CheckedCv } from '../read-cv.ts';
import type { Rule } from '../rule.ts';
import { said } from '../said.ts';
import { tidy } from '../tidy.ts';

const PERIOD = ['start', 'end'];
/** Fields in which duplicates are equal. Dates are among them because a role in one company may be held twice. */
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

/** Finds entries and bullets that occur twice in one list. */
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

/** Returns a key that duplicates in one list share, or `undefined` if the main field is empty. */
function contentOf(place: Place, { language }: CheckedCv): string | undefined {
  const fields = SAME[place.kind];
  const [first = '', ...others] = (fields ?? []).map((field) => fold(inOrder(said(place, field), language)));
  return first === '' ? undefined : JSON.stringify([place.path.slice(0, -1), first, ...others]);
}
