import fc from 'fast-check';
import type { CvContent } from '#cv/model/content.ts';
import type { Operation } from '#cv/model/operations.ts';
import { listsOf, type Place, placeAt, placesOf, shapeOf } from '#cv/model/tree.ts';
import type { CvView, CvWriter } from '#cv/screens/editor/writing/cv-writer.ts';
import { hide, insert, moveItem, remove, set } from './note-g.ts';

/** An edit in some place. Numbers are taken modulo the number of candidates. */
type Operating =
  | { do: 'type'; place: number; field: number }
  | { do: 'tag' | 'hide' | 'remove'; place: number }
  | { do: 'add' | 'move'; place: number; home: number };
export type Deed =
  | Operating
  | { do: 'undo' | 'redo' | 'rename' | 'answer' }
  | { do: 'settle'; keep: 'mine' | 'theirs' };

/** Few places, so that two writers meet in them. */
const place = fc.nat(13);
const given = <Name extends string>(...names: Name[]) => fc.constantFrom(...names);
export const deeds: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: given('type'), place, field: fc.nat(3) }) },
  { weight: 4, arbitrary: fc.record({ do: given('tag', 'hide', 'remove'), place }) },
  { weight: 4, arbitrary: fc.record({ do: given('add', 'move'), place, home: place }) },
  { weight: 5, arbitrary: fc.record({ do: given('undo', 'redo', 'rename', 'answer') }) },
  { weight: 1, arbitrary: fc.record({ do: given('settle'), keep: given('mine', 'theirs') }) },
);

/** Returns the typed words in a value. Each typed word is unique, so that it can be found again. */
export const wordsOf = (value: unknown): string[] => JSON.stringify(value ?? '').match(/\bw[ab]\d+\b/g) ?? [];
const seen = ({ name, content }: CvView) => new Set([...wordsOf(name), ...wordsOf(content)]);

/** Returns the first two text fields; few, so that two writers meet in them. */
const writtenIn = ({ kind }: Place) =>
  Object.entries(shapeOf(kind))
    .flatMap(([field, type]) => (type === 'line' || type === 'text' ? [field] : []))
    .slice(0, 2);
const isSection = ({ kind }: Place) => kind === 'section';

/** Returns a person who edits, with the words that they typed and the words that they removed themselves. */
export function makePerson(initial: 'a' | 'b') {
  const typed: string[] = [];
  const givenUp = new Set<string>();
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

  function act(writer: CvWriter, deed: Deed) {
    const before = writer.view();
    doIt(writer, deed, before);
    const after = writer.view();
    const [was, is] = [seen(before), seen(after)];
    for (const one of was) if (!is.has(one)) givenUp.add(one);
    for (const one of is) if (!was.has(one)) givenUp.delete(one);
    // A person who settles a conflict, or removes the node that it is about, has seen the other version.
    if (['settle', 'remove', 'undo', 'redo', 'answer'].includes(deed.do)) {
      const open = new Set(after.conflicts.flatMap(({ theirs }) => wordsOf(theirs)));
      const asked = before.conflicts.flatMap(({ theirs }) => wordsOf(theirs));
      for (const one of asked) if (!is.has(one) && !open.has(one)) givenUp.add(one);
    }
  }

  function doIt(writer: CvWriter, deed: Deed, view: CvView) {
    switch (deed.do) {
      case 'undo':
      case 'redo':
        return writer[deed.do]();
      case 'rename':
        // Renaming has no conflicts and the last name wins, so only one of the two renames.
        return initial === 'a' ? writer.rename(more(view.name)) : undefined;
      case 'settle':
        return writer.settle(0, deed.keep);
      case 'answer':
        return answer(writer, view);
      default: {
        const operation = operationFor(deed, view.content);
        return operation && writer.do([operation]);
      }
    }
  }

  function operationFor(deed: Operating, content: CvContent): Operation | undefined {
    const places = placesOf(content);
    const among = (some: readonly Place[], number = deed.place) => some[number % (some.length || 1)];
    const nodes = places.filter(({ value }) => value.id !== undefined);
    switch (deed.do) {
      case 'type': {
        const at = among(places.filter((one) => writtenIn(one).length > 0));
        const field = at && writtenIn(at)[deed.field % writtenIn(at).length];
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
        return at && (!isSection(at) || deed.place % 7 === 0) ? remove(at.path) : undefined;
      }
      case 'add': {
        const into = among(nodes.filter((one) => Object.keys(listsOf(one)).length > 0));
        const [list] = into ? Object.keys(listsOf(into)) : [];
        const kind = into && list ? listsOf(into)[list] : undefined;
        if (!into || !list || !kind) return undefined;
        const [field = ''] = writtenIn({ ...into, kind });
        return insert(into.path, list, { id: newId(), ...(field ? { [field]: word() } : {}) });
      }
      case 'move': {
        const at = among(places.filter(({ kind }) => kind === 'work'));
        const home = among(
          places.filter(({ value }) => value.kind === 'work'),
          deed.home,
        );
        return at && home ? moveItem(at.path, String(home.value.id)) : undefined;
      }
    }
  }

  /** Answers a conflict by keeping both: merges the words of both versions and restores removed nodes. */
  function answer(writer: CvWriter, { content, conflicts: [conflict] }: CvView) {
    if (!conflict) return;
    const { at, field, mine, theirs } = conflict;
    if (field === undefined) return writer.settle(0, theirs === 'removed' ? 'mine' : 'theirs');
    const isText = typeof mine === 'string' && typeof theirs === 'string';
    if (isText && placeAt(content, at)) {
      const words = [...new Set([...wordsOf(mine), ...wordsOf(theirs)])].join(' ');
      if (words !== mine) writer.do([set(at, field, words)]);
    }
    const [still] = writer.view().conflicts;
    if (still && still.at.join() === at.join() && still.field === field) writer.settle(0, 'mine');
  }

  return { act, typed, givenUp };
}
export type Person = ReturnType<typeof makePerson>;
