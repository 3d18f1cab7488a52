import type { CvOutline, ItemOutline, PageWords } from './outline/outline.ts';
import { isShort } from './shapes.ts';
import type { NodePath } from './tree.ts';

/** A node of a CV that readers can comment on: its path, its title, and a label that tells it from others of the same title. */
export type CommentBlock = { place: NodePath; name: string; label: string };

const MAX_NAME_LENGTH = 160;

/** Returns the nodes of a CV that readers can comment on: sections, their entries, and the roles in those. */
export function commentBlocksOf({ sections }: CvOutline, words: Pick<PageWords, 'sections'>): CommentBlock[] {
  return sections.flatMap(({ id, kind, heading, items }) => {
    const path = ['sections', id];
    const name = shortenName(heading || words.sections[kind]);
    // Items that take one line, for example languages, are commented on as a whole section.
    const entries = isShort(kind) ? [] : items;
    return [
      { place: path, name, label: name },
      ...entries.flatMap((item) => blocksOfItem(item, [...path, 'items'], { name, label: '' })),
    ];
  });
}

function blocksOfItem(
  { id, heading, beside, roles }: ItemOutline,
  listPath: NodePath,
  parent: Pick<CommentBlock, 'name' | 'label'>,
): CommentBlock[] {
  const path = [...listPath, id];
  const name = shortenName(heading) || parent.name;
  const label = shortenName([parent.label, name, parent.label === '' ? beside[0] : ''].filter(Boolean).join(' – '));
  return [
    { place: path, name, label },
    ...roles.flatMap((role) => blocksOfItem(role, [...path, 'roles'], { name, label: name })),
  ];
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
