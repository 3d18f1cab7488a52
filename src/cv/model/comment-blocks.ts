import { type CvOutline, type ItemOutline, isShort, type PageWords } from './exports/outline.ts';
import type { Path } from './tree.ts';

/** A part of a CV that readers can comment on: its path and its title. */
export type CommentBlock = { place: Path; name: string };

const LONGEST_NAME = 160;

/** Returns the parts of a CV that readers can comment on: sections, their entries, and the roles in those. */
export function commentBlocksOf({ sections }: CvOutline, words: Pick<PageWords, 'sections'>): CommentBlock[] {
  return sections.flatMap(({ id, kind, heading, items }) => {
    const place = ['sections', id];
    const name = shortened(heading || words.sections[kind]);
    // Items that take one line, for example languages, are commented on as a whole section.
    const entries = isShort(kind) ? [] : items;
    return [{ place, name }, ...entries.flatMap((item) => blocksOfItem(item, [...place, 'items'], name))];
  });
}

function blocksOfItem({ id, heading, roles }: ItemOutline, list: Path, inside: string): CommentBlock[] {
  const place = [...list, id];
  const name = shortened(heading) || inside;
  return [{ place, name }, ...roles.flatMap((role) => blocksOfItem(role, [...place, 'roles'], name))];
}

function shortened(name: string) {
  const whole = name.replace(/\s+/g, ' ').trim();
  return whole.length <= LONGEST_NAME
    ? whole
    : `${whole
        .slice(0, LONGEST_NAME)
        .toWellFormed()
        .replace(/\ufffd$/, '')}…`;
}
