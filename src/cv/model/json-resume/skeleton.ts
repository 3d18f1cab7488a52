import { type CvContent, emptySection } from '../content.ts';
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
import { findItems } from './found-items.ts';
import { isObject, isSameJson, type JsonObject } from './json.ts';
import { isEntryKind } from './tables.ts';

const VERSION = 1;

export const isSkeleton = (value: unknown): value is JsonObject =>
  isObject(value) &&
  value.version === VERSION &&
  isObject(value.basics) &&
  isObject(value.design) &&
  Array.isArray(value.sections);

/**
 * Returns the data of a document that the entries of its file don't hold; `read` is the content that the entries give.
 * A node with an entry is listed by id with its remaining data, any other node as a whole.
 */
export function makeSkeleton(content: CvContent, read: CvContent): JsonObject {
  const found = findItems(read);
  return {
    version: VERSION,
    basics: {
      ...unsaid(BASICS_SHAPE, read.basics, content.basics),
      location: unsaid(LOCATION_SHAPE, read.basics.location, content.basics.location),
    },
    sections: content.sections.map((section) => {
      const { id, kind, visible } = section;
      if (!visible || !isEntryKind(kind)) return { whole: section };
      const items = (section.items as Values[]).map((item) =>
        keepNode(kind, found.take(kind, item.id, idsIn(item.roles)), item),
      );
      return { id, kind, ...unsaidFields(SECTION_SHAPE, emptySection(kind, id), section), items };
    }),
    design: content.design,
    ...unsaid(ROOT_SHAPE, read, content),
  };
}

const idsIn = (nodes: unknown) => (Array.isArray(nodes) ? (nodes as Values[]).map(({ id }) => id) : []);

const keepNode = (kind: NodeKind, read: Values | undefined, node: Values): JsonObject =>
  read ? { id: node.id, ...unsaid(NODE_SHAPES[kind], read, node) } : { whole: node };

const unsaid = (shape: Shape, read: Values, values: Values): JsonObject => ({
  ...unsaidFields(shape, read, values),
  ...unsaidExtras(read, values),
});

const unsaidExtras = (read: { extras?: unknown }, { extras }: { extras?: unknown }): JsonObject =>
  isSameJson(read.extras, extras) ? {} : { extras };

function unsaidFields(shape: Shape, read: Values, values: Values): JsonObject {
  return Object.fromEntries(
    Object.entries(shape).flatMap(([field, type]) => {
      if (typeof type === 'string') return isSameJson(read[field], values[field]) ? [] : [[field, values[field]]];
      const [said, nodes] = [read[field] as Values[], values[field] as Values[]];
      return said.length + nodes.length > 0 ? [[field, keepList(type[0], said, nodes)]] : [];
    }),
  );
}

function keepList(kind: NodeKind, read: readonly Values[], nodes: readonly Values[]): JsonObject[] {
  const entries = nodes.filter(({ visible }) => visible);
  const said = matched(kind, read, idsIn(entries));
  return nodes.map((node) => keepNode(kind, node.visible ? said.get(node.id) : undefined, node));
}

/** Maps node ids to the values of their entries. Bullets have no ids in the file and are matched by order. */
export function matched(kind: NodeKind, read: readonly Values[], ids: readonly unknown[]): Map<unknown, Values> {
  const known = new Set(ids);
  if (kind !== 'highlight') return new Map(read.filter(({ id }) => known.has(id)).map((node) => [node.id, node]));
  return new Map(read.slice(0, ids.length).map((node, index) => [ids[index], node]));
}
