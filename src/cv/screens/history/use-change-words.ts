import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import type { SectionKind } from '../../model/shapes.ts';
import type { CvChange } from './cv-change.ts';

/** Message keys of fields whose name has a different label in this kind of place. */
const CALLED: Record<string, string> = {
  'education.area': 'studyArea',
  'design.text': 'textColor',
  'letter.address': 'postalAddress',
};

/** Returns a function that describes a change in a sentence. A section without a title is named after its kind. */
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

/** Returns the message key of the place. For a root field such as `basics.location.city`, this is `location`. */
function placeOf(kind: string, field: string) {
  const inside = field.split('.').slice(0, -1).at(-1);
  return kind === 'root' && inside !== undefined ? inside : kind;
}
