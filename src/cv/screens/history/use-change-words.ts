import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import type { SectionKind } from '../../model/shapes.ts';
import type { CvChange } from './cv-change.ts';

/** What stands in several places under one name, each of them called differently by those who read it. */
const CALLED: Record<string, string> = {
  'education.area': 'studyArea',
  'design.text': 'textColor',
  'letter.address': 'postalAddress',
};

/** A change in a sentence: what, where, and what became of it. A section without a title is called by its kind. */
export function useChangeWords(documents: readonly CvContent[]) {
  const t = useTranslations('cv-history.changes');
  const fields = useTranslations('cv-history.fields');
  const items = useTranslations('cv-history.items');
  const headings = useTranslations('cv-page.sections');
  const headingOf = ({ at: [list, id] }: CvChange) => {
    const kind = list === 'sections' ? kindOf(documents, id) : undefined;
    return kind ? headings(kind) : '';
  };

  return (change: CvChange) => {
    const { did, kind, field = '' } = change;
    const name = change.name || (kind === 'section' ? headingOf(change) : '');
    const inside = change.inside || (kind === 'section' ? '' : headingOf(change));
    const place = placeOf(kind, field);
    const what = items.has(place as 'work') ? items(place as 'work') : place;
    const named = name === '' ? what : t('named', { what, name });
    const where = inside === '' ? named : t('inside', { what: named, inside });
    const last = field.split('.').at(-1) ?? '';
    const called = CALLED[`${place}.${last}`] ?? last;
    return t(`did.${did}`, {
      what: where,
      field: fields.has(called as 'name') ? fields(called as 'name') : called,
    });
  };
}

function kindOf(documents: readonly CvContent[], id: string | undefined): SectionKind | undefined {
  for (const { sections } of documents) {
    const found = sections.find((section) => section.id === id);
    if (found) return found.kind;
  }
  return undefined;
}

/** What is there once is told by the beginning of its field: `basics.location.city`. */
function placeOf(kind: string, field: string) {
  const inside = field.split('.').slice(0, -1).at(-1);
  return kind === 'root' && inside !== undefined ? inside : kind;
}
