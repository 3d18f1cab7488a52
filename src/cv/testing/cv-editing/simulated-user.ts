import fc from 'fast-check';
import type { CvContent } from '#cv/model/content.ts';
import type { Operation } from '#cv/model/operations.ts';
import { allNodesOf, listKindsOf, nodeAt, shapeOf, type TreeNode } from '#cv/model/tree.ts';
import type { CvView, CvWriter } from '#cv/screens/editor/writing/cv-writer.ts';
import { hide, insert, moveItem, remove, set } from './note-g.ts';

/** An edit of some node. Numbers are taken modulo the number of candidates. */
type ContentAction =
  | { do: 'type'; place: number; field: number }
  | { do: 'tag' | 'hide' | 'remove'; place: number }
  | { do: 'add' | 'move'; place: number; home: number };
export type UserAction =
  | ContentAction
  | { do: 'undo' | 'redo' | 'rename' | 'answer' }
  | { do: 'settle'; keep: 'mine' | 'theirs' };

/** Few node indices, so that two writers often edit the same node. */
const placeIndex = fc.nat(13);
const oneOf = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
export const userActions: fc.Arbitrary<UserAction> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: oneOf('type'), place: placeIndex, field: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: oneOf('tag', 'hide', 'remove'), place: placeIndex }) },
  { weight: 4, arbitrary: fc.record({ do: oneOf('add', 'move'), place: placeIndex, home: placeIndex }) },
  { weight: 5, arbitrary: fc.record({ do: oneOf('undo', 'redo', 'rename', 'answer') }) },
  { weight: 1, arbitrary: fc.record({ do: oneOf('settle'), keep: oneOf('mine', 'theirs') }) },
);

/** Returns the typed words in a value. Each typed word is unique, so that it can be found again. */
export const wordsOf = (value: unknown): string[] => JSON.stringify(value ?? '').match(/\bw[ab]\d+\b/g) ?? [];
const wordsSeen = ({ name, content }: CvView) => new Set([...wordsOf(name), ...wordsOf(content)]);

/** Returns the first two text fields; few, so that two writers often edit the same field. */
const textFieldsOf = ({ kind }: TreeNode) =>
  Object.entries(shapeOf(kind))
    .flatMap(([field, type]) => (type === 'line' || type === 'text' ? [field] : []))
    .slice(0, 2);
const isSection = ({ kind }: TreeNode) => kind === 'section';

/** Returns a person who edits, with the words that they typed and the words that they removed themselves. */
export function makeSimulatedUser(initial: 'a' | 'b') {
  const typed: string[] = [];
  const abandoned = new Set<string>();
  let ids = 0;

  const word = () => {
    const next = `w${initial}${typed.length + 1}`;
    typed.push(next);
    return next;
  };
  const newId = () => {
    ids += 1;
    return `${initial}-${ids}`;
  };
  const more = (text: unknown) => `${text} ${word()}`.trim();

  function act(writer: CvWriter, action: UserAction) {
    const before = writer.view();
    performAction(writer, action, before);
    const after = writer.view();
    const [was, is] = [wordsSeen(before), wordsSeen(after)];
    for (const one of was) if (!is.has(one)) abandoned.add(one);
    for (const one of is) if (!was.has(one)) abandoned.delete(one);
    // A person who settles a conflict, or removes the node that it is about, has seen the other version.
    if (['settle', 'remove', 'undo', 'redo', 'answer'].includes(action.do)) {
      const open = new Set(after.conflicts.flatMap(({ theirs }) => wordsOf(theirs)));
      const conflicting = before.conflicts.flatMap(({ theirs }) => wordsOf(theirs));
      for (const one of conflicting) if (!is.has(one) && !open.has(one)) abandoned.add(one);
    }
  }

  function performAction(writer: CvWriter, action: UserAction, view: CvView) {
    switch (action.do) {
      case 'undo':
      case 'redo':
        return writer[action.do]();
      case 'rename':
        // Renaming has no conflicts and the last name wins, so only one of the two renames.
        return initial === 'a' ? writer.rename(more(view.name)) : undefined;
      case 'settle':
        return writer.resolveConflict(0, action.keep);
      case 'answer':
        return resolveConflict(writer, view);
      default: {
        const operation = operationFor(action, view.content);
        return operation && writer.do([operation]);
      }
    }
  }

  function operationFor(action: ContentAction, content: CvContent): Operation | undefined {
    const allNodes = allNodesOf(content);
    const among = (some: readonly TreeNode[], number = action.place) => some[number % (some.length || 1)];
    const nodes = allNodes.filter(({ value }) => value.id !== undefined);
    switch (action.do) {
      case 'type': {
        const at = among(allNodes.filter((one) => textFieldsOf(one).length > 0));
        const field = at && textFieldsOf(at)[action.field % textFieldsOf(at).length];
        return at && field ? set(at.path, field, more(at.value[field])) : undefined;
      }
      case 'tag': {
        const at = among(nodes.filter(({ value }) => Array.isArray(value.keywords)));
        return at && set(at.path, 'keywords', [...(at.value.keywords as string[]), word()]);
      }
      case 'hide': {
        const at = among(nodes);
        return at && hide(at.path, at.value.visible === true);
      }
      case 'remove': {
        const at = among(nodes);
        // Removes sections rarely, so that something remains to edit.
        return at && (!isSection(at) || action.place % 7 === 0) ? remove(at.path) : undefined;
      }
      case 'add': {
        const into = among(nodes.filter((one) => Object.keys(listKindsOf(one)).length > 0));
        const [list] = into ? Object.keys(listKindsOf(into)) : [];
        const kind = into && list ? listKindsOf(into)[list] : undefined;
        if (!into || !list || !kind) return undefined;
        const [field = ''] = textFieldsOf({ ...into, kind });
        return insert(into.path, list, { id: newId(), ...(field ? { [field]: word() } : {}) });
      }
      case 'move': {
        const at = among(allNodes.filter(({ kind }) => kind === 'work'));
        const home = among(
          allNodes.filter(({ value }) => value.kind === 'work'),
          action.home,
        );
        return at && home ? moveItem(at.path, String(home.value.id)) : undefined;
      }
    }
  }

  /** Answers a conflict by keeping both: merges the words of both versions and restores removed nodes. */
  function resolveConflict(writer: CvWriter, { content, conflicts: [conflict] }: CvView) {
    if (!conflict) return;
    const { at, field, mine, theirs } = conflict;
    if (field === undefined) return writer.resolveConflict(0, theirs === 'removed' ? 'mine' : 'theirs');
    const isText = typeof mine === 'string' && typeof theirs === 'string';
    if (isText && nodeAt(content, at)) {
      const words = [...new Set([...wordsOf(mine), ...wordsOf(theirs)])].join(' ');
      if (words !== mine) writer.do([set(at, field, words)]);
    }
    const [still] = writer.view().conflicts;
    if (still && still.at.join() === at.join() && still.field === field) writer.resolveConflict(0, 'mine');
  }

  return { act, typed, abandoned };
}
export type SimulatedUser = ReturnType<typeof makeSimulatedUser>;
