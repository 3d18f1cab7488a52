import type { RunTag } from '../../../model/formats/unstructured/layout/page-content.ts';

/** A node of the structure of a tagged page, as the PDF library returns it. */
export type StructureNode = { role?: string; type?: string; id?: string; children?: readonly StructureNode[] };

const MAX_DEPTH = 100;

/** Returns the tags of the text on a page by the number of its marked content. */
export function tagsIn(root: StructureNode | null): Map<number, RunTag> {
  const tags = new Map<number, RunTag>();
  let items = 0;
  const walk = ({ role = '', type, id, children = [] }: StructureNode, tag: RunTag, lists: number, depth: number) => {
    if (depth > MAX_DEPTH) return;
    if (type === 'content') {
      const number = /_mc(\d+)$/.exec(id ?? '')?.[1];
      if (number !== undefined) tags.set(Number(number), tag);
      return;
    }
    const isList = role === 'L';
    const own = { ...tag, ...tagOf(role) };
    if (role === 'LI' && children.some((child) => child.role === 'Lbl')) {
      items += 1;
      own.item = { id: items, depth: Math.max(0, lists - 1) };
    }
    for (const child of children) walk(child, own, isList ? lists + 1 : lists, depth + 1);
  };
  if (root) walk(root, {}, 0, 0);
  return tags;
}

function tagOf(role: string): RunTag {
  const level = /^H([1-6])$/.exec(role)?.[1];
  if (level) return { heading: Number(level) };
  return role === 'Lbl' ? { isMarker: true } : {};
}
