import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import { fillMissingFields } from '../fill-missing-fields.ts';
import { newId } from '../new-id.ts';
import { type FieldShape, LINKED_ITEM_SHAPE, SECTION_SHAPES, type Section, type SectionKind } from '../shapes.ts';
import { type FieldValues, listKindsOf, nodeTitleOf, type TreeNodeKind } from '../tree.ts';
import type { Wording } from './wordings.ts';

/**
 * The kinds of entries of a member's work, named like the sections that show them. Projects and achievements are records
 * of their own.
 */
export const ENTRY_KINDS = [
  'work',
  'education',
  'skills',
  'languages',
  'volunteer',
  'certificates',
  'publications',
  'talks',
  'references',
] as const satisfies readonly SectionKind[];
export type EntryKind = (typeof ENTRY_KINDS)[number];
export const isEntryKind = (kind: string): kind is EntryKind => (ENTRY_KINDS as readonly string[]).includes(kind);

/** Kinds of entries that the member's site can show. */
export const SITE_ENTRY_KINDS = [
  'work',
  'education',
  'publications',
  'talks',
  'skills',
] as const satisfies readonly EntryKind[];
export const isOnSites = (kind: EntryKind) => (SITE_ENTRY_KINDS as readonly EntryKind[]).includes(kind);

/** Active entries are only in CVs, published ones also on the member's site if they are of a kind that it shows. */
export const ENTRY_STATUSES = ['active', 'published', 'archived'] as const;
export type EntryStatus = (typeof ENTRY_STATUSES)[number];

export const ENTRY_LIMITS = { bytes: 128 * 1024, tags: 20, tag: 40 } as const;

/** An entry of the member's work, as stored. `fields` are those of a CV's entry, apart from what only a CV decides. */
export type EntryDocument = {
  kind: EntryKind;
  fields: FieldValues;
  /** Other wordings of its texts, by name. */
  wordings: Wording[];
  tags: string[];
  status: EntryStatus;
};

/** Marks what visitors of the member's site cannot see. */
export const publicationOf = ({ status }: Pick<EntryDocument, 'status'>): { isUnpublished?: true } =>
  status === 'published' ? {} : { isUnpublished: true };

/** Properties of a CV's entry that its record does not have. */
const CV_ONLY: ReadonlySet<string> = new Set(['id', 'visible', 'extras', ...Object.keys(LINKED_ITEM_SHAPE)]);

/** Returns the shape of the fields of an entry. */
export const entryShapeOf = (kind: EntryKind) => withoutCvOnly<FieldShape>(SECTION_SHAPES[kind]);

/** Reports whether entries of a kind have texts, which can have other wordings. */
export const hasTexts = (kind: EntryKind) =>
  Object.values(entryShapeOf(kind)).some((shape) => shape === 'text' || typeof shape !== 'string');

/** Reports whether entries of a kind have a date or a time span. */
export const hasDates = (kind: EntryKind) => ['date', 'start', 'roles'].some((field) => field in entryShapeOf(kind));

const withoutCvOnly = <Value>(object: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(object).filter(([name]) => !CV_ONLY.has(name)));

/** Returns all fields of an entry: missing ones are empty, and new nodes in it get an id. Unknown fields stay. */
export const completeFields = (kind: EntryKind, partial: FieldValues): FieldValues =>
  withIds(kind, withoutDefaults(fillMissingFields(kind, partial), partial));

/** Removes the fields that only a CV decides, unless they were given, which the schema then refuses. */
const withoutDefaults = (fields: FieldValues, given: FieldValues) =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => !CV_ONLY.has(name) || name in given));

function withIds(kind: TreeNodeKind, value: FieldValues): FieldValues {
  const lists = Object.entries(listKindsOf({ kind, value })).flatMap(([list, of]) => {
    const nodes = value[list];
    return Array.isArray(nodes)
      ? [[list, nodes.map((node: FieldValues) => withIds(of, { ...node, id: node.id ?? newId() }))] as const]
      : [];
  });
  return { ...value, ...Object.fromEntries(lists) };
}

/** Returns the fields that a CV's entry shares with its record. */
export const fieldsOfItem = (item: FieldValues): FieldValues => withoutCvOnly(item);

const SECTION_ID = 'section';
const ITEM_ID = 'item';
/** The path of the entry in the CV that `contentOfEntry` returns. */
export const ENTRY_PATH = ['sections', SECTION_ID, 'items', ITEM_ID] as const;

/** Returns a CV with nothing but an entry, so that forms, checks and operations work on entries as they do on CVs. */
export const contentOfEntry = ({ kind, fields }: Pick<EntryDocument, 'kind' | 'fields'>): CvContent => ({
  ...EMPTY_CONTENT,
  sections: [{ ...emptySection(kind, SECTION_ID), items: [{ ...emptyNode(kind, ITEM_ID), ...fields }] } as Section],
});

/** Returns the title of an entry: the position of a job, or else its name. It may be empty. */
export function titleOfEntry({ fields }: Pick<EntryDocument, 'fields'>): string {
  const [role] = Array.isArray(fields.roles) ? (fields.roles as FieldValues[]) : [];
  const position = typeof role?.position === 'string' ? role.position.trim() : '';
  return position || nodeTitleOf({ value: fields });
}

/** Returns the date by which an entry is sorted: its latest start, or its date. */
export function dateOfEntry({ fields }: Pick<EntryDocument, 'fields'>): string {
  const roles = Array.isArray(fields.roles) ? (fields.roles as FieldValues[]) : [];
  const dates = [fields, ...roles].flatMap(({ start, end, date }) => [start || end, date]);
  return (
    dates
      .filter((date): date is string => typeof date === 'string' && /^\d{4}/.test(date))
      .toSorted()
      .at(-1) ?? ''
  );
}
