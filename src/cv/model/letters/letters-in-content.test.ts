import { describe, expect, it } from 'vitest';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { templateOf } from '#cv/render/templates.ts';
import { insertLetter } from '#testing/cv-letters.ts';
import { compareContents } from '../changes/compare.ts';
import { mergeContents } from '../changes/merge.ts';
import { checkContent } from '../checks/marks.ts';
import { CV_LIMITS, type CvContent, EMPTY_CONTENT, emptyNode } from '../content.ts';
import { edit, editStateOf, redo, undo } from '../editing/edit-state.ts';
import { exportHtml } from '../formats/html/document.ts';
import { exportJsonResume, importJsonResume } from '../formats/json-resume/json-resume.ts';
import { OWN_KEY } from '../formats/json-resume/write-entries.ts';
import { exportMarkdown } from '../formats/markdown.ts';
import { exportRenderCv } from '../formats/rendercv/write.ts';
import { exportText } from '../formats/text.ts';
import { matchJob } from '../job-match/match-job.ts';
import { applyOperations, type Operation } from '../operations.ts';
import { outlineOf } from '../outline/outline.ts';
import { cvContent } from '../schema.ts';
import { upgradeContent } from '../upgrade.ts';
import { withoutHidden } from '../without-hidden.ts';

const set = (id: string, field: string, value: string): Operation => ({ do: 'set', at: ['letters', id], field, value });
const remove = (id: string): Operation => ({ do: 'remove', at: ['letters', id] });
const withChanges = (content: CvContent, ...operations: Operation[]) => applyOperations(content, operations).content;

const ONE = withChanges(EMPTY_CONTENT, insertLetter('turin', { name: 'To Turin', text: 'I write of the engine.' }));
const namesIn = ({ letters }: CvContent) => letters.map(({ name }) => name);

describe('letters in the document of a CV', () => {
  it('default to an empty list in documents that lack them', () => {
    const { letters: _, ...old } = EMPTY_CONTENT;
    expect(upgradeContent(old, 1)).toEqual(EMPTY_CONTENT);
    expect(cvContent.parse(old).letters).toEqual([]);
    expect(
      cvContent.safeParse(upgradeContent({ ...old, letters: [{ id: 'a', name: 'Old' }] }, 1)).error,
    ).toBeUndefined();
  });

  it('have unique ids and a maximum number', () => {
    const many = (count: number) => ({
      ...EMPTY_CONTENT,
      letters: Array.from({ length: count }, (_, at) => emptyNode('letter', `l${at}`)),
    });
    expect(cvContent.safeParse(many(CV_LIMITS.letters)).success).toBe(true);
    expect(cvContent.safeParse(many(CV_LIMITS.letters + 1)).success).toBe(false);
    const [one] = many(1).letters;
    expect(cvContent.safeParse({ ...EMPTY_CONTENT, letters: [one, one] }).success).toBe(false);
  });

  it('are merged by field, and kept if one side removed and the other changed one', () => {
    const mine = withChanges(ONE, set('turin', 'subject', 'Notes'), insertLetter('rome', { name: 'To Rome' }));
    const theirs = withChanges(ONE, set('turin', 'company', 'Accademia'), insertLetter('bern', { name: 'To Bern' }));
    const { content, conflicts } = mergeContents(ONE, mine, theirs);
    expect(conflicts).toEqual([]);
    expect(namesIn(content).toSorted()).toEqual(['To Bern', 'To Rome', 'To Turin']);
    expect(content.letters.find(({ id }) => id === 'turin')).toMatchObject({ subject: 'Notes', company: 'Accademia' });
    const kept = mergeContents(ONE, withChanges(ONE, remove('turin')), theirs);
    expect([namesIn(kept.content).includes('To Turin'), kept.conflicts]).toEqual([
      true,
      [{ at: ['letters', 'turin'], mine: 'removed', theirs: 'changed' }],
    ]);
    const both = mergeContents(
      ONE,
      withChanges(ONE, set('turin', 'text', 'mine')),
      withChanges(ONE, set('turin', 'text', 'theirs')),
    );
    expect(both.conflicts).toEqual([{ at: ['letters', 'turin'], field: 'text', mine: 'mine', theirs: 'theirs' }]);
  });

  it('are undone and redone step by step', () => {
    const initialState = editStateOf({ id: 'cv', revision: 1, document: { name: 'Notes', content: ONE } });
    const removed = edit(edit(initialState, [set('turin', 'subject', 'Notes')], 0), [remove('turin')], 5000);
    expect(namesIn(removed.value.content)).toEqual([]);
    const reverted = undo(removed);
    expect(reverted.value.content.letters[0]).toMatchObject({ name: 'To Turin', subject: 'Notes' });
    expect(undo(reverted).value.content).toEqual(ONE);
    expect(redo(reverted).value.content.letters).toEqual([]);
  });

  it('are compared by field', () => {
    const changed = withChanges(
      ONE,
      set('turin', 'text', 'I write of the analytical engine.'),
      insertLetter('rome', { name: 'To Rome' }),
    );
    expect(compareContents(ONE, changed)).toMatchObject([
      { did: 'added', kind: 'letter', name: 'To Rome', at: ['letters', 'rome'] },
      { did: 'changed', kind: 'letter', name: 'To Turin', field: 'text' },
    ]);
    expect(compareContents(changed, ONE)).toMatchObject([{ did: 'changed' }, { did: 'removed', name: 'To Rome' }]);
  });
});

describe('exporting a CV with a letter', () => {
  const SECRET = 'Flyology';
  const cv = withChanges(
    { ...EMPTY_CONTENT, basics: { ...EMPTY_CONTENT.basics, name: 'Ada Lovelace' } },
    insertLetter(
      SECRET,
      Object.fromEntries(
        Object.keys(emptyNode('letter', '')).flatMap((field) =>
          ['id', 'visible', 'extras'].includes(field) ? [] : [[field, SECRET]],
        ),
      ),
    ),
  );
  const words = pageWordsOf(cv.design);

  it.each<[string, () => unknown]>([
    ['JSON Resume', () => exportJsonResume(cv)],
    ['RenderCV', () => exportRenderCv(cv)],
    ['Markdown', () => exportMarkdown(cv, words)],
    ['text', () => exportText(cv, words)],
    ['HTML', () => exportHtml(cv, { words, template: templateOf('classic'), photo: undefined })],
    ['the outline', () => outlineOf(cv, words)],
    ['the public content', () => withoutHidden(cv)],
    ['the check results', () => checkContent(cv, { today: '1843-07-10' })],
    ['the match with an advertisement', () => matchJob(cv, SECRET).terms.flatMap(({ found }) => found)],
  ])('leaves the letter out of %s', (_, exportContent) => {
    expect(JSON.stringify(exportContent())).not.toContain(SECRET);
  });

  it('adds no letter when a forged file is imported', () => {
    const file = exportJsonResume({ ...cv, letters: [], dismissed: ['longCv@/'] });
    const forgedFile = { ...file, [OWN_KEY]: { ...(file[OWN_KEY] as object), letters: [{ whole: cv.letters[0] }] } };
    expect(importJsonResume(forgedFile).content.dismissed, 'the rest of it is read').toEqual(['longCv@/']);
    expect(JSON.stringify(importJsonResume(forgedFile).content)).not.toContain(SECRET);
  });
});
