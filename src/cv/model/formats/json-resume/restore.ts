import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { type CvContent, emptySection } from '../../content.ts';
import { DEFAULT_DESIGN } from '../../design.ts';
import {
  BASICS_SHAPE,
  LOCATION_SHAPE,
  NODE_SHAPES,
  type NodeKind,
  type NodeShape,
  ROOT_SHAPE,
  SECTION_SHAPE,
} from '../../shapes.ts';
import type { FieldValues } from '../../tree.ts';
import { type ItemIndex, indexItems } from './item-index.ts';
import { matchNodes } from './skeleton.ts';
import { type EntryKind, isEntryKind } from './tables.ts';

/**
 * Builds a document from a skeleton and the entries of its file. Entries of the skeleton that are missing from the file
 * are removed; additional ones are put after the others of their kind. The skeleton is not trusted: the caller must
 * validate the result against the schema.
 */
export function restoreContent(skeleton: JsonObject, read: CvContent, newId: (preferredId: string) => string): unknown {
  const itemIndex = indexItems(read);
  const basics = objectAt(skeleton, 'basics');
  const sections = listAt(skeleton, 'sections').map((stored) => restoreSection(stored, itemIndex));
  return {
    basics: {
      ...restoreValues(BASICS_SHAPE, read.basics, basics),
      location: restoreValues(LOCATION_SHAPE, read.basics.location, objectAt(basics, 'location')),
    },
    sections: withSummary(withAddedEntries(sections, itemIndex, newId), read),
    design: { ...DEFAULT_DESIGN, ...objectAt(skeleton, 'design') },
    ...restoreValues(ROOT_SHAPE, read, skeleton),
    // Letters are never exported; a file that has some is not ours.
    letters: [],
  };
}

const objectAt = (object: JsonObject, key: string): JsonObject => {
  const value = ownProperty(object, key);
  return isObject(value) ? value : {};
};
const listAt = (object: JsonObject, key: string): unknown[] => {
  const value = ownProperty(object, key);
  return Array.isArray(value) ? value : [];
};
const isStoredWhole = (stored: JsonObject) => Object.hasOwn(stored, 'whole');

function restoreSection(stored: unknown, itemIndex: ItemIndex): unknown {
  if (!isObject(stored)) return stored;
  if (isStoredWhole(stored)) return stored.whole;
  const { kind, id } = stored;
  if (!isEntryKind(kind) || typeof id !== 'string') return stored;
  const items = listAt(stored, 'items').flatMap((item) => {
    if (!isObject(item)) return [item];
    const roles = listAt(item, 'roles').map((role) => (isObject(role) ? role.id : undefined));
    return restoreNode(kind, isStoredWhole(item) ? undefined : itemIndex.take(kind, item.id, roles), item);
  });
  const section = emptySection(kind, id);
  return { ...section, ...restoreFields(SECTION_SHAPE, section, stored), items };
}

function restoreNode(kind: NodeKind, read: FieldValues | undefined, stored: JsonObject): unknown[] {
  if (isStoredWhole(stored)) return [stored.whole];
  return read ? [{ ...read, ...restoreValues(NODE_SHAPES[kind], read, stored), id: stored.id }] : [];
}

const restoreValues = (shape: NodeShape, read: FieldValues, stored: JsonObject): FieldValues => ({
  ...restoreFields(shape, read, stored),
  extras: ownProperty(stored, 'extras') ?? read.extras,
});

const restoreFields = (shape: NodeShape, read: FieldValues, stored: JsonObject): FieldValues =>
  Object.fromEntries(
    Object.entries(shape).map(([field, type]) => {
      if (!Object.hasOwn(stored, field)) return [field, read[field]];
      if (typeof type === 'string') return [field, stored[field]];
      return [field, restoreList(type[0], read[field] as FieldValues[], listAt(stored, field))];
    }),
  );

function restoreList(kind: NodeKind, read: readonly FieldValues[], stored: readonly unknown[]): unknown[] {
  const entries = stored.filter(isObject).filter((node) => !isStoredWhole(node));
  const readById = matchNodes(
    kind,
    read,
    entries.map(({ id }) => id),
  );
  const matchedNodes = new Set(readById.values());
  return [
    ...stored.flatMap((node) => (isObject(node) ? restoreNode(kind, readById.get(node.id), node) : [node])),
    ...read.filter((node) => !matchedNodes.has(node)),
  ];
}

/** Adds the entries that are in the file but not in the skeleton, because they were added elsewhere. */
function withAddedEntries(
  sections: readonly unknown[],
  itemIndex: ItemIndex,
  newId: (preferredId: string) => string,
): unknown[] {
  const addedByKind = new Map<EntryKind, FieldValues[]>();
  for (const { kind, item } of itemIndex.remaining()) {
    if (isEntryKind(kind)) addedByKind.set(kind, [...(addedByKind.get(kind) ?? []), { ...item, id: newId(kind) }]);
  }
  const extendedSections = sections.map((section) => {
    if (!isObject(section) || !isEntryKind(section.kind) || section.visible !== true) return section;
    const more = addedByKind.get(section.kind) ?? [];
    addedByKind.delete(section.kind);
    return { ...section, items: [...listAt(section, 'items'), ...more] };
  });
  return [
    ...extendedSections,
    ...[...addedByKind].map(([kind, items]) => ({ ...emptySection(kind, newId(kind)), items })),
  ];
}

function withSummary(sections: readonly unknown[], read: CvContent): unknown[] {
  const summary = read.sections.find(({ kind }) => kind === 'summary');
  const isThere = sections.some((section) => isObject(section) && section.kind === 'summary');
  return summary && !isThere ? [summary, ...sections] : [...sections];
}
