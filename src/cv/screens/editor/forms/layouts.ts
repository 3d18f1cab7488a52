import type { Messages } from 'use-intl';
import type { BASICS_SHAPE, LOCATION_SHAPE, NODE_SHAPES, NodeKind, SECTION_SHAPE } from '../../../model/shapes.ts';

type Shapes = typeof NODE_SHAPES & {
  basics: typeof BASICS_SHAPE;
  location: typeof LOCATION_SHAPE;
  section: typeof SECTION_SHAPE;
};
/** The kinds with a generic form. Letters have a dedicated one. */
export type FormKind = Exclude<NodeKind, 'letter' | 'quote'> | 'basics' | 'location' | 'section';
type FieldNameRows<Name extends string = string> = readonly (readonly Name[])[];

/**
 * The fields of each form, row by row in order of entry. `ongoing` is edited within `end`, `source` is displayed by the
 * form itself, the summary has a form of its own, and an entry's page break is set in its menu.
 */
export const LAYOUTS: { [Kind in FormKind]: FieldNameRows<keyof Shapes[Kind] & string> } = {
  basics: [['image'], ['name'], ['headline'], ['email'], ['phone'], ['url'], ['profiles'], ['custom']],
  location: [['display'], ['address'], ['postalCode', 'city'], ['region', 'countryCode']],
  section: [['title'], ['showTitle'], ['area'], ['columns'], ['keepTogether'], ['startOnNewPage']],
  summary: [],
  work: [['name', 'location'], ['url'], ['roles'], ['companyDescription'], ['logo']],
  role: [['position'], ['start', 'end'], ['highlights'], ['summary']],
  volunteer: [['position', 'organization'], ['start', 'end'], ['location', 'url'], ['highlights'], ['summary']],
  education: [
    ['studyType', 'area'],
    ['institution', 'location'],
    ['start', 'end'],
    ['score', 'url'],
    ['courses'],
    ['highlights'],
    ['summary'],
  ],
  projects: [
    ['name', 'entity'],
    ['start', 'end'],
    ['type', 'url'],
    ['roles'],
    ['description'],
    ['highlights'],
    ['keywords'],
  ],
  achievements: [['title'], ['kind', 'issuer'], ['date', 'expires'], ['url', 'credentialId'], ['summary']],
  awards: [['title'], ['awarder', 'date'], ['url'], ['summary']],
  certificates: [['name'], ['issuer'], ['date', 'expires'], ['url', 'credentialId'], ['summary']],
  publications: [
    ['title'],
    ['authors'],
    ['kind', 'date'],
    ['publisher'],
    ['editors'],
    ['imprint'],
    ['volume', 'issue'],
    ['pages', 'doi'],
    ['url', 'pdf'],
    ['summary'],
  ],
  talks: [['title'], ['event', 'location'], ['date', 'url'], ['summary']],
  skills: [['name'], ['proficiency', 'level'], ['keywords']],
  languages: [['language'], ['fluency', 'cefr']],
  interests: [['name'], ['keywords']],
  references: [['name'], ['position', 'organization'], ['email', 'phone'], ['url'], ['reference']],
  text: [['text']],
  custom: [['title', 'subtitle'], ['start', 'end'], ['location', 'url'], ['highlights'], ['keywords'], ['summary']],
  highlight: [['text']],
  profile: [['network', 'username'], ['url']],
  contact: [
    ['label', 'value'],
    ['url', 'icon'],
  ],
};

/** Prefix that marks a role's field among those of its company. */
const ROLE_PREFIX = 'role.';
export const roleFieldOf = (name: string) =>
  name.startsWith(ROLE_PREFIX) ? name.slice(ROLE_PREFIX.length) : undefined;

type WorkField = keyof Shapes['work'] | `${typeof ROLE_PREFIX}${keyof Shapes['role']}`;
/** The form of a company with at most one role, which combines the fields of both. */
export const ONE_ROLE_LAYOUT: FieldNameRows<WorkField> = [
  ['role.position', 'name'],
  ['role.start', 'role.end'],
  ['location', 'url'],
  ['role.highlights'],
  ['role.summary'],
  ['companyDescription'],
  ['logo'],
];

/** Rarely used fields, collapsed while they are empty. */
const COLLAPSED_FIELDS: { [Kind in FormKind]?: readonly (keyof Shapes[Kind])[] } = {
  work: ['companyDescription', 'logo'],
  role: ['summary'],
  volunteer: ['summary'],
  education: ['summary'],
  custom: ['summary'],
};
export const isCollapsedField = (kind: FormKind, field: string) =>
  ((COLLAPSED_FIELDS[kind] ?? []) as readonly string[]).includes(field);

export type LabelKey = keyof Messages['cv-editor']['form']['labels'];

/** Label keys of fields whose label differs from the field's name. */
const LABEL_KEYS: { [Kind in FormKind]?: { [Name in keyof Shapes[Kind]]?: LabelKey } } = {
  basics: { name: 'fullName', image: 'photo', url: 'website' },
  work: { name: 'organization' },
  role: { position: 'jobTitle', summary: 'about' },
  volunteer: { summary: 'about' },
  education: { area: 'studyArea', summary: 'about' },
  projects: { name: 'project', roles: 'ownRoles' },
  achievements: { summary: 'about' },
  awards: { title: 'award', summary: 'about' },
  certificates: { name: 'certificate', summary: 'about' },
  publications: { summary: 'about' },
  talks: { summary: 'about' },
  skills: { name: 'skill' },
  interests: { name: 'interest' },
  references: { name: 'fullName' },
  custom: { summary: 'about' },
};

export const labelKeyOf = (kind: FormKind, field: string): LabelKey =>
  ((LABEL_KEYS[kind] as Readonly<Record<string, LabelKey>> | undefined)?.[field] ?? field) as LabelKey;
