import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import type { SectionKind } from '../../model/shapes.ts';
import type { CvChange } from './cv-change.ts';

/** Message keys of fields whose label depends on the kind of node. */
const LABEL_KEY_BY_FIELD: Record<string, string> = {
  'education.area': 'studyArea',
  'design.text': 'textColor',
  'letter.address': 'postalAddress',
};

/** Returns a function that describes a change in a sentence. A section without a title is named after its kind. */
export function useChangeDescription(documents: readonly CvContent[]) {
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
    const subjectKey = subjectKeyOf(kind, field);
    const subject = items.has(subjectKey as 'work') ? items(subjectKey as 'work') : subjectKey;
    const namedSubject = name === '' ? subject : t('named', { what: subject, name });
    const qualifiedSubject = inside === '' ? namedSubject : t('inside', { what: namedSubject, inside });
    const fieldName = field.split('.').at(-1) ?? '';
    const labelKey = LABEL_KEY_BY_FIELD[`${subjectKey}.${fieldName}`] ?? fieldName;
    return t(`did.${did}`, {
      what: qualifiedSubject,
      field: fields.has(labelKey as 'name') ? fields(labelKey as 'name') : labelKey,
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

/** Returns the message key of the node. For a root field such as `basics.location.city`, this is `location`. */
function subjectKeyOf(kind: string, field: string) {
  const inside = field.split('.').slice(0, -1).at(-1);
  return kind === 'root' && inside !== undefined ? inside : kind;
}
