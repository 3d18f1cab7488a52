import { type CvOutline, type ItemOutline, isShort, type PageWords } from './exports/outline.ts';
import type { Path } from './tree.ts';

/** A part of a CV that readers can say something of: where it stands, and what it is called. */
export type CommentBlock = { place: Path; name: string };

const LONGEST_NAME = 160;

/** The blocks of a CV as its readers see it: sections, the entries in them, and the roles of those. */
export function commentBlocksOf({ sections }: CvOutline, words: Pick<PageWords, 'sections'>): CommentBlock[] {
  return sections.flatMap(({ id, kind, heading, items }) => {
    const place = ['sections', id];
    const name = shortened(heading || words.sections[kind]);
    // What stands in one line, such as a language, is spoken of as a whole.
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
