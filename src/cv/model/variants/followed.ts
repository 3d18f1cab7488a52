import { type FlatContent, type FlatNode, flatten, ROOT_ID } from '../changes/flatten.ts';
import { isTextOf, isTranslated } from './texts.ts';
import type { VariantVersions } from './variant.ts';

/** Fields of the root that each CV has for itself. */
const OWN_FIELDS: ReadonlySet<string> = new Set(['dismissed', 'wording']);
const LETTERS = 'letters';

/**
 * Returns the original without what a variant has for itself: its letters, the choice of wording and dismissed checks. A
 * variant in another language also has its own design, and the texts that are translated.
 */
export function followedVersion(versions: VariantVersions): { older: FlatContent; newer: FlatContent } {
  const [older, original, variant] = [flatten(versions.base), flatten(versions.original), flatten(versions.variant)];
  const newer: FlatContent = new Map();
  for (const [id, node] of original) if (node.path[0] !== LETTERS) newer.set(id, node);
  for (const [id, node] of older) if (node.path[0] === LETTERS) newer.set(id, node);
  for (const [id, before] of older) {
    const node = newer.get(id);
    if (node) newer.set(id, withOwnFields(versions, before, node, variant.get(id)));
  }
  return { older, newer };
}

function withOwnFields(
  { purpose, same }: VariantVersions,
  before: FlatNode,
  node: FlatNode,
  own: FlatNode | undefined,
): FlatNode {
  const isOwn = (field: string) => {
    if (node.id === ROOT_ID && OWN_FIELDS.has(field)) return true;
    if (purpose !== 'language') return false;
    if (field.startsWith('design.')) return true;
    return own !== undefined && isTextOf(node, field) && isTranslated({ before, own, field, same });
  };
  const fields = Object.fromEntries(
    Object.entries(node.fields).map(([field, value]) => [field, isOwn(field) ? before.fields[field] : value]),
  );
  const lists = node.id === ROOT_ID ? { ...node.lists, [LETTERS]: before.lists[LETTERS] ?? [] } : node.lists;
  return { ...node, fields, lists };
}
