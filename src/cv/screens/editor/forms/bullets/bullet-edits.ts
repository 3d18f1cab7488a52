import { CV_LIMITS } from '../../../../model/content.ts';
import type { Operation } from '../../../../model/operations.ts';
import type { Node } from '../../../../model/shapes.ts';
import type { NodePath } from '../../../../model/tree.ts';

export type BulletNode = Pick<Node<'highlight'>, 'id' | 'text' | 'visible'>;
/** The bullets of an entry or role, in order. */
export type BulletList = { owner: NodePath; all: readonly BulletNode[] };
/** The bullet that has the focus, and the selection in its text. */
export type Caret = { id: string; start: number; end: number };
/** The operations of an edit, and the caret after it. */
export type BulletEdit = { operations: Operation[]; caret: Caret };

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
const caretAt = (id: string, offset: number): Caret => ({ id, start: offset, end: offset });

const neighboursOf = ({ all }: BulletList, id: string) => {
  const index = all.findIndex((bullet) => bullet.id === id);
  return { index, bullet: all[index], before: all[index - 1], after: all[index + 1] };
};

/**
 * Enter: moves the text after the caret to a new bullet below. Returns undefined for an empty bullet or a full list.
 */
export function split(bullets: BulletList, caret: Caret, newId: string): BulletEdit | undefined {
  const { bullet, before } = neighboursOf(bullets, caret.id);
  if (!bullet || bullet.text === '' || bullets.all.length >= CV_LIMITS.items) return undefined;
  const { id, text } = bullet;
  if (caret.end === 0) {
    return { operations: [insert(bullets, newId, '', before?.id ?? null)], caret: caretAt(id, 0) };
  }
  const [left, right] = [text.slice(0, caret.start), text.slice(caret.end)];
  const setLeft = left === text ? [] : [set(bullets, id, left)];
  return { operations: [...setLeft, insert(bullets, newId, right, id)], caret: caretAt(newId, 0) };
}

/** Backspace at the start: joins the bullet with the previous one. Removes an empty first bullet if another follows. */
export function joinBefore(bullets: BulletList, id: string): BulletEdit | undefined {
  const { bullet, before, after } = neighboursOf(bullets, id);
  if (!bullet) return undefined;
  if (before) return join(bullets, before, bullet);
  return bullet.text === '' && after ? { operations: [remove(bullets, id)], caret: caretAt(after.id, 0) } : undefined;
}

/** Delete at the end: joins the next bullet to this one. */
export function joinAfter(bullets: BulletList, id: string): BulletEdit | undefined {
  const { bullet, after } = neighboursOf(bullets, id);
  return bullet && after && join(bullets, bullet, after);
}

function join(bullets: BulletList, first: BulletNode, second: BulletNode): BulletEdit {
  const end = first.text.length;
  if (second.text === '') return { operations: [remove(bullets, second.id)], caret: caretAt(first.id, end) };
  if (first.text === '') return { operations: [remove(bullets, first.id)], caret: caretAt(second.id, 0) };
  const text = first.text + second.text;
  // Joining would publish hidden text or hide visible text, or exceed the length limit, so only the caret moves.
  if (first.visible !== second.visible || text.length > CV_LIMITS.text)
    return { operations: [], caret: caretAt(first.id, end) };
  return { operations: [set(bullets, first.id, text), remove(bullets, second.id)], caret: caretAt(first.id, end) };
}

/** Moves the bullet up or down by one. Returns undefined at the end of the list. */
export function step(bullets: BulletList, caret: Caret, by: -1 | 1): BulletEdit | undefined {
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
export function paste(bullets: BulletList, caret: Caret, lines: readonly string[], newId: () => string): BulletEdit {
  const { bullet } = neighboursOf(bullets, caret.id);
  const { id, text } = bullet ?? { id: caret.id, text: '' };
  const available = Math.max(1, CV_LIMITS.items - bullets.all.length + 1);
  const segments = [...lines.slice(0, available - 1), lines.slice(available - 1).join('\n')].filter(
    (line) => line !== '',
  );
  const [left, right] = [text.slice(0, caret.start), text.slice(caret.end)];
  const ids = segments.map((_, index) => (index === 0 ? id : newId()));
  const texts = segments.map((segment, index) =>
    (index === 0 ? left : '').concat(segment, index === segments.length - 1 ? right : ''),
  );
  const lastId = ids.at(-1) ?? id;
  return {
    operations: texts.map((value, index) =>
      index === 0 ? set(bullets, id, value) : insert(bullets, ids[index] ?? '', value, ids[index - 1] ?? null),
    ),
    caret: caretAt(lastId, (texts.at(-1) ?? '').length - right.length),
  };
}
