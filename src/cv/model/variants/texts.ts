import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { FlatNode } from '../changes/flatten.ts';
import type { TreeNodeKind } from '../tree.ts';

/**
 * The fields that a translation is about, by kind of node, in the order of the form; in the root by dotted name. A name,
 * for example that of a company, often stays as it is, and counts as translated then.
 */
const TEXT_FIELDS: Partial<Record<TreeNodeKind, Readonly<Record<string, 'text' | 'name'>>>> = {
  root: {
    'basics.name': 'name',
    'basics.headline': 'text',
    'basics.summary': 'text',
    'basics.location.city': 'name',
    'basics.location.region': 'name',
    'basics.location.display': 'name',
    'design.footer': 'text',
  },
  contact: { label: 'text', value: 'name' },
  section: { title: 'text' },
  highlight: { text: 'text' },
  role: { position: 'text', summary: 'text' },
  work: { name: 'name', location: 'name', companyDescription: 'text' },
  volunteer: { position: 'text', organization: 'name', location: 'name', summary: 'text' },
  education: {
    ...{ studyType: 'text', area: 'text', institution: 'name', location: 'name' },
    ...{ score: 'name', courses: 'text', summary: 'text' },
  },
  projects: {
    ...{ name: 'name', entity: 'name', type: 'text' },
    ...{ roles: 'text', description: 'text', keywords: 'name' },
  },
  achievements: { title: 'name', kind: 'text', issuer: 'name', summary: 'text' },
  awards: { title: 'text', awarder: 'name', summary: 'text' },
  certificates: { name: 'name', issuer: 'name', summary: 'text' },
  publications: {
    title: 'name',
    authors: 'name',
    publisher: 'name',
    editors: 'name',
    imprint: 'name',
    summary: 'text',
  },
  talks: { title: 'name', event: 'name', location: 'name', summary: 'text' },
  skills: { name: 'text', proficiency: 'text', keywords: 'name' },
  languages: { language: 'text', fluency: 'text' },
  interests: { name: 'text', keywords: 'text' },
  references: { name: 'name', position: 'text', organization: 'name', reference: 'text' },
  text: { text: 'text' },
  custom: { title: 'text', subtitle: 'text', location: 'name', keywords: 'name', summary: 'text' },
};

type NodeFields = Pick<FlatNode, 'kind' | 'fields'>;

/** Returns the fields of a node that are texts for readers, in the order of the form. */
export const textFieldsOf = ({ kind, fields }: NodeFields): { field: string; isName: boolean }[] =>
  Object.entries(TEXT_FIELDS[kind] ?? {}).flatMap(([field, type]) =>
    field in fields ? [{ field, isName: type === 'name' }] : [],
  );

/** Reports whether a field of a node is a text for readers, which a translation is about. */
export const isTextOf = ({ kind }: NodeFields, field: string) => Object.hasOwn(TEXT_FIELDS[kind] ?? {}, field);

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
