import type { CvOutline, ItemOutline, PageWords } from './outline/outline.ts';
import { isShort } from './shapes.ts';
import type { NodePath } from './tree.ts';

/** A node of a CV that readers can comment on: its path and its title. */
export type CommentBlock = { place: NodePath; name: string };

const MAX_NAME_LENGTH = 160;

/** Returns the nodes of a CV that readers can comment on: sections, their entries, and the roles in those. */
export function commentBlocksOf({ sections }: CvOutline, words: Pick<PageWords, 'sections'>): CommentBlock[] {
  return sections.flatMap(({ id, kind, heading, items }) => {
    const path = ['sections', id];
    const name = shortenName(heading || words.sections[kind]);
    // Items that take one line, for example languages, are commented on as a whole section.
    const entries = isShort(kind) ? [] : items;
    return [{ place: path, name }, ...entries.flatMap((item) => blocksOfItem(item, [...path, 'items'], name))];
  });
}

function blocksOfItem({ id, heading, roles }: ItemOutline, listPath: NodePath, parentName: string): CommentBlock[] {
  const path = [...listPath, id];
  const name = shortenName(heading) || parentName;
  return [{ place: path, name }, ...roles.flatMap((role) => blocksOfItem(role, [...path, 'roles'], name))];
}

function shortenName(name: string) {
  const normalized = name.replace(/\s+/g, ' ').trim();
  return normalized.length <= MAX_NAME_LENGTH
    ? normalized
    : `${normalized
        .slice(0, MAX_NAME_LENGTH)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
