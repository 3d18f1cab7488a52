import { CV_LIMITS } from '../../../../model/content.ts';
import type { Operation } from '../../../../model/operations.ts';
import type { Node } from '../../../../model/shapes.ts';
import type { Path } from '../../../../model/tree.ts';

export type Bullet = Pick<Node<'highlight'>, 'id' | 'text' | 'visible'>;
/** The bullets of an entry or role, in order. */
export type Bullets = { owner: Path; all: readonly Bullet[] };
/** The bullet that has the focus, and the selection in its text. */
export type Caret = { id: string; start: number; end: number };
/** The operations of an edit, and the caret after it. */
export type BulletEdit = { operations: Operation[]; caret: Caret };

const LIST = 'highlights';
export const pathOf = ({ owner }: Pick<Bullets, 'owner'>, id: string): Path => [...owner, LIST, id];

const set = (bullets: Bullets, id: string, text: string): Operation => ({
  do: 'set',
  at: pathOf(bullets, id),
  field: 'text',
  value: text,
});
const insert = ({ owner }: Bullets, id: string, text: string, after: string | null): Operation => ({
  do: 'insert',
  into: owner,
  list: LIST,
  item: { id, text },
  after,
});
const remove = (bullets: Bullets, id: string): Operation => ({ do: 'remove', at: pathOf(bullets, id) });
const at = (id: string, place: number): Caret => ({ id, start: place, end: place });

const neighboursOf = ({ all }: Bullets, id: string) => {
  const index = all.findIndex((bullet) => bullet.id === id);
  return { index, bullet: all[index], before: all[index - 1], after: all[index + 1] };
};

/**
 * Enter: moves the text after the caret to a new bullet below. Returns undefined for an empty bullet or a full list.
 */
export function split(bullets: Bullets, caret: Caret, newId: string): BulletEdit | undefined {
  const { bullet, before } = neighboursOf(bullets, caret.id);
  if (!bullet || bullet.text === '' || bullets.all.length >= CV_LIMITS.items) return undefined;
  const { id, text } = bullet;
  if (caret.end === 0) {
    return { operations: [insert(bullets, newId, '', before?.id ?? null)], caret: at(id, 0) };
  }
  const [left, right] = [text.slice(0, caret.start), text.slice(caret.end)];
  const kept = left === text ? [] : [set(bullets, id, left)];
  return { operations: [...kept, insert(bullets, newId, right, id)], caret: at(newId, 0) };
}

/** Backspace at the start: joins the bullet with the previous one. Removes an empty first bullet if another follows. */
export function joinBefore(bullets: Bullets, id: string): BulletEdit | undefined {
  const { bullet, before, after } = neighboursOf(bullets, id);
  if (!bullet) return undefined;
  if (before) return joined(bullets, before, bullet);
  return bullet.text === '' && after ? { operations: [remove(bullets, id)], caret: at(after.id, 0) } : undefined;
}

/** Delete at the end: joins the next bullet to this one. */
export function joinAfter(bullets: Bullets, id: string): BulletEdit | undefined {
  const { bullet, after } = neighboursOf(bullets, id);
  return bullet && after && joined(bullets, bullet, after);
}

function joined(bullets: Bullets, first: Bullet, second: Bullet): BulletEdit {
  const end = first.text.length;
  if (second.text === '') return { operations: [remove(bullets, second.id)], caret: at(first.id, end) };
  if (first.text === '') return { operations: [remove(bullets, first.id)], caret: at(second.id, 0) };
  const text = first.text + second.text;
  // Joining would publish hidden text or hide visible text, or exceed the length limit, so only the caret moves.
  if (first.visible !== second.visible || text.length > CV_LIMITS.text)
    return { operations: [], caret: at(first.id, end) };
  return { operations: [set(bullets, first.id, text), remove(bullets, second.id)], caret: at(first.id, end) };
}

/** Moves the bullet up or down by one. Returns undefined at the end of the list. */
export function step(bullets: Bullets, caret: Caret, by: -1 | 1): BulletEdit | undefined {
  const { bullet, index } = neighboursOf(bullets, caret.id);
  const to = index + by;
  if (!bullet || to < 0 || to >= bullets.all.length) return undefined;
  const behind = bullets.all[by === 1 ? to : to - 1];
  const { owner } = bullets;
  return {
    operations: [{ do: 'move', at: pathOf(bullets, bullet.id), into: owner, list: LIST, after: behind?.id ?? null }],
    caret,
  };
}

/**
 * Pastes several lines as bullets: the first continues the focused bullet, the last takes the text after the caret.
 * Lines that exceed the limit of bullets are kept as line breaks in the last one.
 */
export function paste(bullets: Bullets, caret: Caret, lines: readonly string[], newId: () => string): BulletEdit {
  const { bullet } = neighboursOf(bullets, caret.id);
  const { id, text } = bullet ?? { id: caret.id, text: '' };
  const room = Math.max(1, CV_LIMITS.items - bullets.all.length + 1);
  const parts = [...lines.slice(0, room - 1), lines.slice(room - 1).join('\n')].filter((line) => line !== '');
  const [left, right] = [text.slice(0, caret.start), text.slice(caret.end)];
  const ids = parts.map((_, index) => (index === 0 ? id : newId()));
  const texts = parts.map((part, index) =>
    (index === 0 ? left : '').concat(part, index === parts.length - 1 ? right : ''),
  );
  const lastId = ids.at(-1) ?? id;
  return {
    operations: texts.map((written, index) =>
      index === 0 ? set(bullets, id, written) : insert(bullets, ids[index] ?? '', written, ids[index - 1] ?? null),
    ),
    caret: at(lastId, (texts.at(-1) ?? '').length - right.length),
  };
}
