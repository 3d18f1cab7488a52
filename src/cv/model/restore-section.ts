import type { CvContent } from './content.ts';
import { applyOperations, type Operation } from './operations.ts';
import { allNodesOf, type NodePath } from './tree.ts';

/**
 * Returns a CV with one section as it was in an earlier version, in its old place. Entries of it that were moved to
 * other sections since are moved back. Returns undefined if that version has no such section.
 */
export function restoreSection(current: CvContent, earlier: CvContent, id: string): CvContent | undefined {
  const index = earlier.sections.findIndex((one) => one.id === id);
  const section = earlier.sections[index];
  if (!section) return undefined;
  const present = new Set(current.sections.map((one) => one.id));
  const after = earlier.sections.slice(0, index).findLast((one) => present.has(one.id))?.id ?? null;
  const removals = topmostPaths(current, idsIn(earlier, id)).map((at): Operation => ({ do: 'remove', at }));
  return applyOperations(current, [...removals, { do: 'insert', into: [], list: 'sections', item: section, after }])
    .content;
}

/** Returns the ids of a section and of everything in it. */
const idsIn = (content: CvContent, section: string) =>
  new Set(
    allNodesOf(content)
      .filter(({ path: [list, id] }) => list === 'sections' && id === section)
      .map(({ value }) => value.id),
  );

/** Returns the paths of the nodes with these ids, without those below another. */
function topmostPaths(content: CvContent, ids: ReadonlySet<unknown>) {
  const paths: NodePath[] = [];
  // Parents come before their children.
  for (const { path, value } of allNodesOf(content)) {
    const above = paths.at(-1);
    const isBelow = above?.every((step, index) => path[index] === step) ?? false;
    if (!isBelow && ids.has(value.id)) paths.push(path);
  }
  return paths;
}
