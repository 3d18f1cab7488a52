import { CV_LIMITS } from '../../../../model/content.ts';
import type { Operation } from '../../../../model/operations.ts';
import type { Node } from '../../../../model/shapes.ts';
import type { NodePath } from '../../../../model/tree.ts';

export type BulletNode = Pick<Node<'highlight'>, 'id' | 'text' | 'visible'>;
/** The bullets of an entry or role, in order. */
export type BulletList = { owner: NodePath; all: readonly BulletNode[] };
/** The bullet that has the focus, and its text before and after the selection. */
export type SplitBullet = { id: string; before: string; after: string };
/** The bullet to focus, and the selection in it as numbers of displayed characters. */
export type BulletCaret = { id: string; start: number | 'end'; end?: number };
/** The operations of an edit, and the caret after it. */
export type BulletEdit = { operations: Operation[]; caret: BulletCaret };

/** Functions for texts with formats, which are loaded with the editor of rich text. */
export type RichTextTools = {
  /** Joins two texts as if the second were typed at the end of the first. */
  join: (first: string, second: string) => string;
  /** Counts the characters of a text as they are displayed. */
  lengthOf: (text: string) => number;
};

const LIST = 'highlights';
export const pathOf = ({ owner }: Pick<BulletList, 'owner'>, id: string): NodePath => [...owner, LIST, id];

const set = (bullets: BulletList, id: string, text: string): Operation => ({
  do: 'set',
  at: pathOf(bullets, id),
  field: 'text',
  value: text,
});
const insert = ({ owner }: BulletList, id: string, text: string, after: string | null): Operation => ({
  do: 'insert',
  into: owner,
  list: LIST,
  item: { id, text },
  after,
});
const remove = (bullets: BulletList, id: string): Operation => ({ do: 'remove', at: pathOf(bullets, id) });

const neighboursOf = ({ all }: BulletList, id: string) => {
  const index = all.findIndex((bullet) => bullet.id === id);
  return { index, bullet: all[index], before: all[index - 1], after: all[index + 1] };
};

/**
 * Enter: moves the text after the caret to a new bullet below. Returns undefined for an empty bullet or a full list.
 */
export function split(bullets: BulletList, caret: SplitBullet, newId: string): BulletEdit | undefined {
  const { bullet, before: previous } = neighboursOf(bullets, caret.id);
  if (!bullet || bullet.text === '' || bullets.all.length >= CV_LIMITS.items) return undefined;
  const { id, text } = bullet;
  if (caret.before === '' && caret.after !== '') {
    return { operations: [insert(bullets, newId, '', previous?.id ?? null)], caret: { id, start: 0 } };
  }
  const setBefore = caret.before === text ? [] : [set(bullets, id, caret.before)];
  return {
    operations: [...setBefore, insert(bullets, newId, caret.after, id)],
    caret: { id: newId, start: 0 },
  };
}

/** Backspace at the start: joins the bullet with the previous one. Removes an empty first bullet if another follows. */
export function joinBefore(bullets: BulletList, id: string, tools: RichTextTools): BulletEdit | undefined {
  const { bullet, before, after } = neighboursOf(bullets, id);
  if (!bullet) return undefined;
  if (before) return join(bullets, before, bullet, tools);
  return bullet.text === '' && after
    ? { operations: [remove(bullets, id)], caret: { id: after.id, start: 0 } }
    : undefined;
}

/** Delete at the end: joins the next bullet to this one. */
export function joinAfter(bullets: BulletList, id: string, tools: RichTextTools): BulletEdit | undefined {
  const { bullet, after } = neighboursOf(bullets, id);
  return bullet && after && join(bullets, bullet, after, tools);
}

function join(bullets: BulletList, first: BulletNode, second: BulletNode, tools: RichTextTools): BulletEdit {
  const atEnd: BulletCaret = { id: first.id, start: 'end' };
  if (second.text === '') return { operations: [remove(bullets, second.id)], caret: atEnd };
  if (first.text === '') return { operations: [remove(bullets, first.id)], caret: { id: second.id, start: 0 } };
  const text = tools.join(first.text, second.text);
  // Joining would publish hidden text or hide visible text, or exceed the length limit, so only the caret moves.
  if (first.visible !== second.visible || text.length > CV_LIMITS.text) return { operations: [], caret: atEnd };
  return {
    operations: [set(bullets, first.id, text), remove(bullets, second.id)],
    caret: { id: first.id, start: tools.lengthOf(text) - tools.lengthOf(second.text) },
  };
}

/** Moves the bullet up or down by one. Returns undefined at the end of the list. */
export function step(bullets: BulletList, caret: BulletCaret, by: -1 | 1): BulletEdit | undefined {
  const { bullet, index } = neighboursOf(bullets, caret.id);
  const to = index + by;
  if (!bullet || to < 0 || to >= bullets.all.length) return undefined;
  const predecessor = bullets.all[by === 1 ? to : to - 1];
  const { owner } = bullets;
  return {
    operations: [
      { do: 'move', at: pathOf(bullets, bullet.id), into: owner, list: LIST, after: predecessor?.id ?? null },
    ],
    caret,
  };
}

/**
 * Pastes several lines as bullets: the first continues the focused bullet, the last takes the text after the caret.
 * Lines that exceed the limit of bullets are kept as line breaks in the last one.
 */
export function paste(
  bullets: BulletList,
  caret: SplitBullet,
  lines: readonly string[],
  newId: () => string,
  tools: RichTextTools,
): BulletEdit {
  const { id, before, after } = caret;
  const available = Math.max(1, CV_LIMITS.items - bullets.all.length + 1);
  const segments = [...lines.slice(0, available - 1), lines.slice(available - 1).join('\n')].filter(
    (line) => line !== '',
  );
  const ids = segments.map((_, index) => (index === 0 ? id : newId()));
  const texts = segments.map((segment, index) => {
    const text = index === 0 ? tools.join(before, segment) : segment;
    return index === segments.length - 1 ? tools.join(text, after) : text;
  });
  const lastId = ids.at(-1) ?? id;
  return {
    operations: texts.map((value, index) =>
      index === 0 ? set(bullets, id, value) : insert(bullets, ids[index] ?? '', value, ids[index - 1] ?? null),
    ),
    caret: { id: lastId, start: tools.lengthOf(texts.at(-1) ?? '') - tools.lengthOf(after) },
  };
}
