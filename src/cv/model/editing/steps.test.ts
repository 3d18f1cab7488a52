import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cvContents } from '#testing/cv-contents.ts';
import {
  AUTHOR,
  ENGINE,
  hide,
  insert,
  JOBS,
  LETTER,
  MATHS,
  moveItem,
  NOTE_G,
  remove,
  SOCIETY,
  set,
} from '#testing/cv-editing/note-g.ts';
import { dice, performSome } from '#testing/cv-operations.ts';
import type { CvContent } from '../content.ts';
import { type Operation, performAll } from '../operations.ts';
import { type Path, placeAt } from '../tree.ts';
import { done, type Editing, editingOf, rebased, redone, undone } from './editing.ts';
import { MOST_STEPS } from './steps.ts';

const begun = (content: CvContent = NOTE_G) =>
  editingOf({ id: 'cv', revision: 1, document: { name: 'Note G', content } });
const SECOND = 1000;

/** Applies the operations far enough apart to be separate steps. */
const doneInTurn = (editing: Editing, ...operations: Operation[]) =>
  operations.reduce((now, operation, at) => done(now, [operation], (at + 1) * 2 * SECOND), editing);
const times = (count: number, step: (editing: Editing) => Editing, editing: Editing): Editing =>
  count === 0 ? editing : times(count - 1, step, step(editing));

const fieldOf = (editing: Editing, at: Path, field: string) => placeAt(editing.value.content, at)?.value[field];
const undoLabel = ({ steps }: Editing) => steps.past.at(-1)?.label;
const redoLabel = ({ steps }: Editing) => steps.future[0]?.label;

const asSaved = (editing: Editing): Editing => ({ ...editing, base: editing.value });
/** Simulates that someone else has saved. */
const othersDid = (editing: Editing, ...operations: Operation[]) =>
  rebased(editing, {
    id: 'cv',
    revision: editing.revision + 1,
    document: { ...editing.base, content: performAll(editing.base.content, operations).content },
  });

describe('steps', () => {
  it(`are kept, ${MOST_STEPS} of them, the last ones`, () => {
    const tags = Array.from({ length: MOST_STEPS + 20 }, (_, at) => set(MATHS, 'keywords', [`k${at + 1}`]));
    const editing = doneInTurn(begun(), ...tags);
    expect(MOST_STEPS).toBe(200);
    expect(editing.steps.past).toHaveLength(200);
    const back = times(300, undone, editing);
    expect(fieldOf(back, MATHS, 'keywords')).toEqual(['k20']);
    expect(fieldOf(times(300, redone, back), MATHS, 'keywords')).toEqual(['k220']);
  });

  it('what is typed in one field without a second of rest is one', () => {
    const letters = ['N', 'No', 'Not', 'Note'];
    const typed = letters.reduce((now, text, at) => done(now, [set(LETTER, 'text', text)], 5000 + at * 900), begun());
    expect(typed.steps.past).toHaveLength(1);
    expect(fieldOf(undone(typed), LETTER, 'text')).toBe('Weaves patterns');
    expect(fieldOf(redone(undone(typed)), LETTER, 'text')).toBe('Note');
  });

  it.each([
    ['after a second', set(LETTER, 'text', 'two'), 1000],
    ['in another field', set(AUTHOR, 'summary', 'two'), 10],
    ['in the same field of another place', set(SOCIETY, 'name', 'two'), 10],
    ['and nothing is typed', hide(LETTER), 10],
  ])('what is done %s is another one', (_, second, later) => {
    const first =
      second.do === 'set' && second.field === 'name' ? set(ENGINE, 'name', 'one') : set(LETTER, 'text', 'one');
    const editing = done(done(begun(), [first], 5000), [second], 5000 + later);
    expect(editing.steps.past).toHaveLength(2);
  });

  it('what is chosen, and not typed, is a step each time', () => {
    const chosen = [['one'], ['two']].map((words) => set(MATHS, 'keywords', words));
    const editing = chosen.reduce((now, operation) => done(now, [operation], 5000), begun());
    expect(editing.steps.past).toHaveLength(2);
  });

  it('several things done at once are one', () => {
    const editing = done(begun(), [set(LETTER, 'text', 'Note'), hide(ENGINE), remove(SOCIETY)], 0);
    expect(editing.steps.past).toHaveLength(1);
    expect(undone(editing).value.content).toEqual(NOTE_G);
    expect(redone(undone(editing)).value.content).toEqual(editing.value.content);
  });

  it('what was typed after going back and forth is another one', () => {
    const typed = done(begun(), [set(LETTER, 'text', 'one')], 100);
    const on = done(redone(undone(typed)), [set(LETTER, 'text', 'one two')], 200);
    expect(fieldOf(undone(on), LETTER, 'text')).toBe('one');
  });

  it('what is done after going back leaves nothing to do again', () => {
    const editing = done(undone(doneInTurn(begun(), hide(ENGINE), hide(SOCIETY))), [remove(LETTER)], 9000);
    expect(redoLabel(editing)).toBeUndefined();
    expect(redone(editing).value).toBe(editing.value);
  });

  it('are called by what they did, to what', () => {
    const editing = doneInTurn(begun(), set(AUTHOR, 'position', 'Analyst'), hide(ENGINE), remove(SOCIETY));
    expect(undoLabel(editing)).toEqual({ did: 'remove', kind: 'work', name: 'Royal Society' });
    const back = undone(editing);
    expect([undoLabel(back), redoLabel(back)]).toEqual([
      { did: 'hide', kind: 'work', name: 'Analytical Engine' },
      { did: 'remove', kind: 'work', name: 'Royal Society' },
    ]);
    expect(undoLabel(undone(back))).toMatchObject({ did: 'set', kind: 'role', field: 'position' });
    expect(undoLabel(times(3, undone, editing))).toBeUndefined();
  });

  it('what does not fit is not done, none of it', () => {
    const editing = begun();
    expect(() => done(editing, [hide(ENGINE), remove(['sections', 'nowhere'])], 0)).toThrow('noSuchPlace');
    expect(editing.value.content).toBe(NOTE_G);
  });
});

describe('when others have written meanwhile', () => {
  it('a step in a field that they have changed is not taken back, and the one before it is', () => {
    const mine = doneInTurn(begun(), hide(SOCIETY), set(LETTER, 'text', 'mine'));
    const saved = asSaved(mine);
    const back = undone(othersDid(saved, set(LETTER, 'text', 'theirs')));
    expect(fieldOf(back, LETTER, 'text')).toBe('theirs');
    expect(fieldOf(back, SOCIETY, 'visible')).toBe(true);
  });

  it('a step in a field that they have changed is not done again either', () => {
    const back = undone(doneInTurn(begun(), set(LETTER, 'text', 'mine')));
    expect(fieldOf(redone(othersDid(back, set(LETTER, 'text', 'theirs'))), LETTER, 'text')).toBe('theirs');
  });

  it('what no longer fits is passed over', () => {
    const mine = doneInTurn(begun(), hide(MATHS), set(AUTHOR, 'position', 'Analyst'), moveItem(ENGINE, 'past'));
    const saved = asSaved(mine);
    const back = undone(othersDid(saved, remove(['sections', 'past', 'items', 'engine'])));
    expect(fieldOf(back, MATHS, 'visible')).toBe(true);
    expect(undoLabel(back)).toBeUndefined();
  });

  it('what was added here is not taken away with what they wrote in it', () => {
    const mine = doneInTurn(begun(), insert(JOBS, 'items', { id: 'new', name: 'mine' }));
    const saved = asSaved(mine);
    const written = othersDid(saved, set([...JOBS, 'items', 'new'], 'location', 'theirs'));
    expect(fieldOf(undone(written), [...JOBS, 'items', 'new'], 'location')).toBe('theirs');
    expect(undone(othersDid(saved, hide(MATHS))).value.content.sections[0]?.items).toHaveLength(2);
  });

  it('what was taken away and put back is not taken away again with what they wrote in it', () => {
    const back = undone(doneInTurn(begun(), remove(SOCIETY)));
    const written = othersDid(back, set(SOCIETY, 'location', 'theirs'));
    expect(fieldOf(redone(written), SOCIETY, 'location')).toBe('theirs');
  });

  it('what they have shown again is not shown by undoing that it was hidden', () => {
    const mine = doneInTurn(begun(), hide(MATHS, false), hide(MATHS));
    const saved = asSaved(mine);
    expect(othersDid(saved, hide(MATHS, false)).steps.past).toEqual([]);
  });

  it('it is known again where it has been moved since', () => {
    const there: Path = ['sections', 'past', 'items', 'society'];
    const mine = doneInTurn(begun(), set(SOCIETY, 'location', 'mine'), moveItem(SOCIETY, 'past'));
    const saved = asSaved(mine);
    const back = times(2, undone, othersDid(saved, set(there, 'location', 'theirs')));
    expect(fieldOf(back, SOCIETY, 'location')).toBe('theirs');
  });
});

describe('whatever was done', () => {
  const operationsOf = (content: CvContent, rolls: readonly number[]) => performSome(content, rolls).operations;

  it('all of it can be taken back, and all of it done again', () => {
    fc.assert(
      fc.property(
        cvContents(),
        dice(40),
        fc.array(fc.record({ size: fc.integer({ min: 1, max: 4 }), pause: fc.integer({ max: 2000, min: 0 }) }), {
          minLength: 1,
          maxLength: 8,
        }),
        (content, rolls, rhythm) => {
          const rest = [...operationsOf(content, rolls)];
          let editing = begun(content);
          for (let at = 0, now = 0; rest.length > 0; at += 1) {
            const { size = 1, pause = 0 } = rhythm[at % rhythm.length] ?? {};
            now += pause;
            editing = done(editing, rest.splice(0, size), now);
          }
          const last = editing.value.content;
          const steps = editing.steps.past.length;
          const first = times(steps, undone, editing);
          expect(first.value.content).toEqual(content);
          expect(first.steps.past).toEqual([]);
          const again = times(steps, redone, first);
          expect(again.value.content).toEqual(last);
          // The unsent operations produce the same document on the server.
          expect(performAll(content, again.unsent.operations).content).toEqual(last);
        },
      ),
      { numRuns: 40 },
    );
  });

  it('what others did beside it stays when all of it is taken back', () => {
    fc.assert(
      fc.property(cvContents(), dice(12), dice(12), (content, mine, theirs) => {
        const editing = doneInTurn(begun(content), ...operationsOf(content, mine));
        const saved = asSaved(editing);
        const { operations } = performSome(saved.value.content, theirs, 'theirs');
        const both = othersDid(saved, ...operations);
        const back = times(20, undone, both);
        for (const operation of operations) {
          if (operation.do !== 'set') continue;
          const [wrote, is] = [both, back].map(({ value }) => placeAt(value.content, operation.at));
          if (wrote && is) expect(is.value[operation.field]).toEqual(wrote.value[operation.field]);
        }
      }),
      { numRuns: 40 },
    );
  });
});
