import { type CvContent, emptySection } from '../content.ts';
import { DEFAULT_DESIGN } from '../design.ts';
import {
  BASICS_SHAPE,
  LOCATION_SHAPE,
  NODE_SHAPES,
  type NodeKind,
  ROOT_SHAPE,
  SECTION_SHAPE,
  type Shape,
} from '../shapes.ts';
import type { Values } from '../tree.ts';
import { type FoundItems, findItems } from './found-items.ts';
import { isObject, type JsonObject, own } from './json.ts';
import { matched } from './skeleton.ts';
import { type EntryKind, isEntryKind } from './tables.ts';

/**
 * Builds a document from a skeleton and the entries of its file. Entries of the skeleton that are missing from the file
 * are removed; additional ones are put after the others of their kind. The skeleton is not trusted: the caller must
 * validate the result against the schema.
 */
export function restoreContent(skeleton: JsonObject, read: CvContent, newId: (wish: string) => string): unknown {
  const found = findItems(read);
  const basics = objectAt(skeleton, 'basics');
  const sections = listAt(skeleton, 'sections').map((kept) => restoreSection(kept, found));
  return {
    basics: {
      ...restored(BASICS_SHAPE, read.basics, basics),
      location: restored(LOCATION_SHAPE, read.basics.location, objectAt(basics, 'location')),
    },
    sections: withSummary(withAdded(sections, found, newId), read),
    design: { ...DEFAULT_DESIGN, ...objectAt(skeleton, 'design') },
    ...restored(ROOT_SHAPE, read, skeleton),
    // Letters are never exported; a file that has some is not ours.
    letters: [],
  };
}

const objectAt = (object: JsonObject, key: string): JsonObject => {
  const value = own(object, key);
  return isObject(value) ? value : {};
};
const listAt = (object: JsonObject, key: string): unknown[] => {
  const value = own(object, key);
  return Array.isArray(value) ? value : [];
};
const isWhole = (kept: JsonObject) => Object.hasOwn(kept, 'whole');

function restoreSection(kept: unknown, found: FoundItems): unknown {
  if (!isObject(kept)) return kept;
  if (isWhole(kept)) return kept.whole;
  const { kind, id } = kept;
  if (!isEntryKind(kind) || typeof id !== 'string') return kept;
  const items = listAt(kept, 'items').flatMap((item) => {
    if (!isObject(item)) return [item];
    const roles = listAt(item, 'roles').map((role) => (isObject(role) ? role.id : undefined));
    return restoreNode(kind, isWhole(item) ? undefined : found.take(kind, item.id, roles), item);
  });
  const section = emptySection(kind, id);
  return { ...section, ...restoredFields(SECTION_SHAPE, section, kept), items };
}

function restoreNode(kind: NodeKind, read: Values | undefined, kept: JsonObject): unknown[] {
  if (isWhole(kept)) return [kept.whole];
  return read ? [{ ...read, ...restored(NODE_SHAPES[kind], read, kept), id: kept.id }] : [];
}

const restored = (shape: Shape, read: Values, kept: JsonObject): Values => ({
  ...restoredFields(shape, read, kept),
  extras: own(kept, 'extras') ?? read.extras,
});

const restoredFields = (shape: Shape, read: Values, kept: JsonObject): Values =>
  Object.fromEntries(
    Object.entries(shape).map(([field, type]) => {
      if (!Object.hasOwn(kept, field)) return [field, read[field]];
      if (typeof type === 'string') return [field, kept[field]];
      return [field, restoreList(type[0], read[field] as Values[], listAt(kept, field))];
    }),
  );

function restoreList(kind: NodeKind, read: readonly Values[], kept: readonly unknown[]): unknown[] {
  const entries = kept.filter(isObject).filter((node) => !isWhole(node));
  const said = matched(
    kind,
    read,
    entries.map(({ id }) => id),
  );
  const known = new Set(said.values());
  return [
    ...kept.flatMap((node) => (isObject(node) ? restoreNode(kind, said.get(node.id), node) : [node])),
    ...read.filter((node) => !known.has(node)),
  ];
}

/** Adds the entries that are in the file but not in the skeleton, because they were added elsewhere. */
function withAdded(sections: readonly unknown[], found: FoundItems, newId: (wish: string) => string): unknown[] {
  const added = new Map<EntryKind, Values[]>();
  for (const { kind, item } of found.left()) {
    if (isEntryKind(kind)) added.set(kind, [...(added.get(kind) ?? []), { ...item, id: newId(kind) }]);
  }
  const all = sections.map((section) => {
    if (!isObject(section) || !isEntryKind(section.kind) || section.visible !== true) return section;
    const more = added.get(section.kind) ?? [];
    added.delete(section.kind);
    return { ...section, items: [...listAt(section, 'items'), ...more] };
  });
  return [...all, ...[...added].map(([kind, items]) => ({ ...emptySection(kind, newId(kind)), items }))];
}

function withSummary(sections: readonly unknown[], read: CvContent): unknown[] {
  const summary = read.sections.find(({ kind }) => kind === 'summary');
  const isThere = sections.some((section) => isObject(section) && section.kind === 'summary');
  return summary && !isThere ? [summary, ...sections] : [...sections];
}
