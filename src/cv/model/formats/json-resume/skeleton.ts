import { isEqualJson, isObject, type JsonObject } from '../../../../platform/pure/json.ts';
import { type CvContent, emptySection } from '../../content.ts';
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
import { indexItems } from './item-index.ts';
import { isEntryKind } from './tables.ts';

const SKELETON_VERSION = 1;

export const isSkeleton = (value: unknown): value is JsonObject =>
  isObject(value) &&
  value.version === SKELETON_VERSION &&
  isObject(value.basics) &&
  isObject(value.design) &&
  Array.isArray(value.sections);

/**
 * Returns the data of a document that the entries of its file don't hold; `read` is the content that the entries give.
 * A node with an entry is listed by id with its remaining data, any other node as a whole.
 */
export function makeSkeleton(content: CvContent, read: CvContent): JsonObject {
  const itemIndex = indexItems(read);
  return {
    version: SKELETON_VERSION,
    basics: {
      ...remainingValues(BASICS_SHAPE, read.basics, content.basics),
      location: remainingValues(LOCATION_SHAPE, read.basics.location, content.basics.location),
    },
    sections: content.sections.map((section) => {
      const { id, kind, visible } = section;
      if (!visible || !isEntryKind(kind)) return { whole: section };
      const items = (section.items as FieldValues[]).map((item) =>
        skeletonNodeOf(kind, itemIndex.take(kind, item.id, idsIn(item.roles)), item),
      );
      return { id, kind, ...remainingFields(SECTION_SHAPE, emptySection(kind, id), section), items };
    }),
    design: content.design,
    ...remainingValues(ROOT_SHAPE, read, content),
  };
}

const idsIn = (nodes: unknown) => (Array.isArray(nodes) ? (nodes as FieldValues[]).map(({ id }) => id) : []);

const skeletonNodeOf = (kind: NodeKind, read: FieldValues | undefined, node: FieldValues): JsonObject =>
  read ? { id: node.id, ...remainingValues(NODE_SHAPES[kind], read, node) } : { whole: node };

const remainingValues = (shape: NodeShape, read: FieldValues, values: FieldValues): JsonObject => ({
  ...remainingFields(shape, read, values),
  ...remainingExtras(read, values),
});

const remainingExtras = (read: { extras?: unknown }, { extras }: { extras?: unknown }): JsonObject =>
  isEqualJson(read.extras, extras) ? {} : { extras };

function remainingFields(shape: NodeShape, read: FieldValues, values: FieldValues): JsonObject {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, type]) => {
      if (typeof type === 'string') return isEqualJson(read[field], values[field]) ? [] : [[field, values[field]]];
      const [readNodes, nodes] = [read[field] as FieldValues[], values[field] as FieldValues[]];
      return readNodes.length + nodes.length > 0 ? [[field, skeletonListOf(type[0], readNodes, nodes)]] : [];
    }),
  );
}

function skeletonListOf(kind: NodeKind, read: readonly FieldValues[], nodes: readonly FieldValues[]): JsonObject[] {
  const entries = nodes.filter(({ visible }) => visible);
  const readNodes = matchNodes(kind, read, idsIn(entries));
  return nodes.map((node) => skeletonNodeOf(kind, node.visible ? readNodes.get(node.id) : undefined, node));
}

/** Maps node ids to the values of their entries. Bullets have no ids in the file and are matched by order. */
export function matchNodes(
  kind: NodeKind,
  read: readonly FieldValues[],
  ids: readonly unknown[],
): Map<unknown, FieldValues> {
  const knownIds = new Set(ids);
  if (kind !== 'highlight') return new Map(read.filter(({ id }) => knownIds.has(id)).map((node) => [node.id, node]));
  return new Map(read.slice(0, ids.length).map((node, index) => [ids[index], node]));
}
