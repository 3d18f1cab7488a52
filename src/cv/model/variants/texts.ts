import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { FlatNode } from '../changes/flatten.ts';
import type { TreeNodeKind } from '../tree.ts';

/**
 * The fields that a translation is about, by kind of node; in the root by dotted name. `names` often stay as they are, for
 * example those of companies, and count as translated then.
 */
const TEXT_FIELDS: Partial<Record<TreeNodeKind, { texts: readonly string[]; names?: readonly string[] }>> = {
  root: {
    texts: ['basics.headline', 'basics.summary', 'design.footer'],
    names: ['basics.name', 'basics.location.city', 'basics.location.region', 'basics.location.display'],
  },
  contact: { texts: ['label'], names: ['value'] },
  section: { texts: ['title'] },
  highlight: { texts: ['text'] },
  role: { texts: ['position', 'summary'] },
  work: { texts: ['companyDescription'], names: ['name', 'location'] },
  volunteer: { texts: ['position', 'summary'], names: ['organization', 'location'] },
  education: { texts: ['area', 'studyType', 'courses', 'summary'], names: ['institution', 'score', 'location'] },
  projects: { texts: ['type', 'roles', 'description'], names: ['name', 'entity', 'keywords'] },
  achievements: { texts: ['summary'], names: ['title', 'issuer'] },
  awards: { texts: ['title', 'summary'], names: ['awarder'] },
  certificates: { texts: ['summary'], names: ['name', 'issuer'] },
  publications: { texts: ['summary'], names: ['title', 'publisher'] },
  talks: { texts: ['summary'], names: ['title', 'event', 'location'] },
  skills: { texts: ['name', 'proficiency'], names: ['keywords'] },
  languages: { texts: ['language', 'fluency'] },
  interests: { texts: ['name', 'keywords'] },
  references: { texts: ['position', 'reference'], names: ['name', 'organization'] },
  text: { texts: ['text'] },
  custom: { texts: ['title', 'subtitle', 'summary'], names: ['location', 'keywords'] },
};

type NodeFields = Pick<FlatNode, 'kind' | 'fields'>;

/** Returns the fields of a node that are texts for readers, in the order of the form. */
export function textFieldsOf({ kind, fields }: NodeFields): { field: string; isName: boolean }[] {
  const { texts = [], names = [] } = TEXT_FIELDS[kind] ?? {};
  const found = new Map([
    ...texts.map((field) => [field, false] as const),
    ...names.map((field) => [field, true] as const),
  ]);
  return Object.keys(fields).flatMap((field) => {
    const isName = found.get(field);
    return isName === undefined ? [] : [{ field, isName }];
  });
}

/** Reports whether a field of a node is a text for readers, which a translation is about. */
export const isTextOf = (node: NodeFields, field: string) => textFieldsOf(node).some((one) => one.field === field);

/** Returns the key of a text within a CV. */
export const textKeyOf = ({ id }: Pick<FlatNode, 'id'>, field: string) => `${id}/${field}`;

/** Reports whether a text has nothing to translate. */
export const isBlank = (value: unknown) =>
  Array.isArray(value) ? value.every(isBlank) : typeof value !== 'string' || value.trim() === '';

type Text = {
  before: Pick<FlatNode, 'id' | 'fields'>;
  own: Pick<FlatNode, 'fields'>;
  field: string;
  same: ReadonlySet<string>;
};

/** Reports whether a variant has a translation of a text, or the member said that it is the same in both languages. */
export function isTranslated({ before, own, field, same }: Text): boolean {
  if (same.has(textKeyOf(before, field))) return true;
  return !isBlank(own.fields[field]) && !isEqual(own.fields[field], before.fields[field]);
}
