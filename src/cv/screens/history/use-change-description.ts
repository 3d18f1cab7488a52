import { useTranslations } from 'use-intl';
import type { CvContent } from '../../contract.ts';
import type { SectionKind } from '../../model/shapes.ts';
import type { ChangeFacts, CvChange } from './cv-change.ts';

/** Message keys of fields whose label depends on the kind of node. */
const LABEL_KEY_BY_FIELD: Record<string, string> = {
  'education.area': 'studyArea',
  'design.text': 'textColor',
  'letter.address': 'postalAddress',
};

/** Kinds of nodes that a CV has once, so that they are named by their kind and not by their content. */
const SINGLE_KINDS: readonly string[] = ['root', 'basics', 'design', 'location'];

type ChangedNode = Pick<CvChange, 'kind' | 'name' | 'field'>;

/** Returns functions that name what a change is about. */
export function useChangeNames() {
  const t = useTranslations('cv-history.changes');
  const fields = useTranslations('cv-history.fields');
  const items = useTranslations('cv-history.items');
  const kindNameOf = ({ kind, field = '' }: ChangedNode) => {
    const key = subjectKeyOf(kind, field);
    return items.has(key as 'work') ? items(key as 'work') : key;
  };
  return {
    kindNameOf,
    nodeNameOf: (node: ChangedNode) => {
      const { kind, name, field = '' } = node;
      if (SINGLE_KINDS.includes(subjectKeyOf(kind, field))) return kindNameOf(node);
      if (name === '') return t('unnamed', { what: kindNameOf(node) });
      return t(kind === 'section' ? 'section' : 'named', { name });
    },
    fieldNameOf: ({ kind, field = '' }: ChangedNode) => {
      const fieldName = field.split('.').at(-1) ?? '';
      const key = LABEL_KEY_BY_FIELD[`${subjectKeyOf(kind, field)}.${fieldName}`] ?? fieldName;
      return fields.has(key as 'name') ? fields(key as 'name') : key;
    },
  };
}

/** Returns a function that describes a change in a sentence. A section without a title is named after its kind. */
export function useChangeDescription(documents: readonly CvContent[]) {
  const describe = useDescriptionInSection();
  return (change: CvChange) => {
    const [list, id] = change.at;
    return describe(change, list === 'sections' ? kindOf(documents, id) : undefined);
  };
}

/** Returns a function that describes a change in a section of this kind. */
export function useDescriptionInSection() {
  const t = useTranslations('cv-history.changes');
  const headings = useTranslations('cv-page.sections');
  const { kindNameOf, nodeNameOf, fieldNameOf } = useChangeNames();
  return (change: ChangeFacts, sectionKind: SectionKind | undefined) => {
    const heading = sectionKind ? headings(sectionKind) : '';
    const isSection = change.kind === 'section';
    const node = { ...change, name: change.name || (isSection ? heading : '') };
    const inside = change.inside || (isSection ? '' : heading);
    const values = { what: nodeNameOf(node), field: fieldNameOf(node) };
    // The only entry of a section often has its name: "Summary in Summary".
    if (inside === '' || (node.name === '' && inside === kindNameOf(node))) return t(`did.${change.did}`, values);
    return t(`didInside.${change.did}`, { ...values, inside });
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
