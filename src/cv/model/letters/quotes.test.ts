import { describe, expect, it } from 'vitest';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import { applyOperations } from '../operations.ts';
import type { Letter, Section } from '../shapes.ts';
import { answerQuote, changedQuotes, lettersWithChangedQuotes } from './changed-quotes.ts';
import { quotableTexts, quoteOperations } from './quotes.ts';

const bullet = (id: string, text: string, visible = true) => ({ ...emptyNode('highlight', id), text, visible });

const content: CvContent = {
  ...EMPTY_CONTENT,
  sections: [
    {
      ...emptySection('work', 'work'),
      items: [
        {
          ...emptyNode('work', 'memoirs'),
          name: 'Memoirs',
          roles: [
            {
              ...emptyNode('role', 'author'),
              position: 'Author',
              summary: 'Wrote $& notes.',
              highlights: [bullet('b1', 'Seven notes'), bullet('b2', 'A table'), bullet('b3', 'Hidden', false)],
            },
          ],
        },
      ],
    } as Section,
    { ...emptySection('skills', 'skills'), items: [{ ...emptyNode('skills', 's'), name: 'Calculus' }] } as Section,
  ],
  letters: [{ ...emptyNode('letter', 'letter'), text: 'Dear Mr Babbage' }],
};

const letterOf = ({ letters }: CvContent): Letter => letters[0] as Letter;
const quoted = (keys: string[]) =>
  applyOperations(
    content,
    quoteOperations(
      letterOf(content),
      quotableTexts(content).filter(({ key }) => keys.includes(key)),
    ),
  ).content;
const edit = (cv: CvContent, at: string[], field: string, value: string) =>
  applyOperations(cv, [{ do: 'set', at, field, value }]).content;
const BULLETS = ['sections', 'work', 'items', 'memoirs', 'roles', 'author', 'highlights'];

describe('the texts that a letter can quote', () => {
  it('are the visible descriptions and bullets of entries', () => {
    expect(quotableTexts(content).map(({ key, text, entry }) => [key, text, entry.at(-1)])).toEqual([
      ['author/summary', 'Wrote $& notes.', 'memoirs'],
      ['b1/text', 'Seven notes', 'memoirs'],
      ['b2/text', 'A table', 'memoirs'],
    ]);
  });

  it('are appended as a paragraph, or as a list if there are several', () => {
    expect(letterOf(quoted(['b1/text'])).text).toBe('Dear Mr Babbage\n\nSeven notes');
    const letter = letterOf(quoted(['b1/text', 'b2/text']));
    expect(letter.text).toBe('Dear Mr Babbage\n\n- Seven notes\n- A table');
    expect(letter.quotes.map(({ of, text }) => [of, text])).toEqual([
      ['b1/text', 'Seven notes'],
      ['b2/text', 'A table'],
    ]);
  });
});

describe('a quoted text', () => {
  it('that has changed marks the letters that still have it as it was', () => {
    const cv = quoted(['b1/text']);
    const letters = [letterOf(cv), { ...letterOf(cv), id: 'rewritten', text: 'Other words' }, content.letters[0]];
    const withLetters = { ...cv, letters } as CvContent;
    expect([...lettersWithChangedQuotes(withLetters)]).toEqual([]);
    const changed = edit(withLetters, [...BULLETS, 'b1'], 'text', 'Eight notes');
    expect([...lettersWithChangedQuotes(changed)]).toEqual(['letter']);
    const [offer] = changedQuotes(changed, letterOf(changed));
    if (!offer) throw new Error('nothing is offered');
    const kept = applyOperations(changed, answerQuote(changed, 'letter', offer, 'keep')).content;
    expect([...lettersWithChangedQuotes(kept)]).toEqual([]);
  });

  it('is offered once it has changed in the CV, and written only when it is taken', () => {
    const changed = edit(quoted(['b1/text', 'b2/text']), [...BULLETS, 'b1'], 'text', 'Eight $& notes');
    const [offer, ...others] = changedQuotes(changed, letterOf(changed));
    if (!offer) throw new Error('nothing is offered');
    expect([offer.latest, others]).toEqual(['Eight $& notes', []]);
    expect(letterOf(changed).text).toContain('- Seven notes');
    const updated = applyOperations(changed, answerQuote(changed, 'letter', offer, 'update')).content;
    expect(letterOf(updated).text).toBe('Dear Mr Babbage\n\n- Eight $& notes\n- A table');
    expect(changedQuotes(updated, letterOf(updated))).toEqual([]);
    const again = edit(updated, [...BULLETS, 'b1'], 'text', 'Nine');
    expect(changedQuotes(again, letterOf(again))).toMatchObject([{ latest: 'Nine' }]);
  });

  it('is not offered again once the letter’s is kept', () => {
    const changed = edit(quoted(['b1/text']), [...BULLETS, 'b1'], 'text', 'Eight notes');
    const [offer] = changedQuotes(changed, letterOf(changed));
    if (!offer) throw new Error('nothing is offered');
    const kept = applyOperations(changed, answerQuote(changed, 'letter', offer, 'keep')).content;
    expect(letterOf(kept).text).toContain('Seven notes');
    expect(changedQuotes(kept, letterOf(kept))).toEqual([]);
  });

  it('is the member’s own once they edit it in the letter, or remove it from the CV', () => {
    const changed = edit(quoted(['b1/text']), [...BULLETS, 'b1'], 'text', 'Eight notes');
    const edited = edit(changed, ['letters', 'letter'], 'text', 'I wrote seven of the notes');
    expect(changedQuotes(edited, letterOf(edited))).toEqual([]);
    const removed = applyOperations(quoted(['b1/text']), [{ do: 'remove', at: [...BULLETS, 'b1'] }]).content;
    expect(changedQuotes(removed, letterOf(removed))).toEqual([]);
  });

  it('is found only as a whole paragraph or list item, each quote at its own place', () => {
    const once = quoted(['b1/text']);
    const sameBullet = quotableTexts(content).filter(({ key }) => key === 'b1/text');
    const twice = applyOperations(once, quoteOperations(letterOf(once), sameBullet)).content;
    const text = 'Seven notes, three times as long\n\nSeven notes\n\n1. Seven notes';
    let cv = edit(edit(twice, ['letters', 'letter'], 'text', text), [...BULLETS, 'b1'], 'text', 'Seven notes\nof mine');
    for (let offers = changedQuotes(cv, letterOf(cv)); offers[0]; offers = changedQuotes(cv, letterOf(cv)))
      cv = applyOperations(cv, answerQuote(cv, 'letter', offers[0], 'update')).content;
    expect(letterOf(cv).text).toBe(
      'Seven notes, three times as long\n\nSeven notes\nof mine\n\n1. Seven notes of mine',
    );
  });
});
