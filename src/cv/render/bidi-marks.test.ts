import { describe, expect, it } from 'vitest';
import { addBidiMarks, addBidiMarksToData } from './bidi-marks.ts';

/** Makes direction marks visible as `^`. */
const showMarks = (text: string) => text.replace(/[\u200f\u061c]/g, '^');

describe('right-to-left lines', () => {
  it.each([
    ['יוני 1833 – ינואר 1842', 'יוני 1833^ – ינואר 1842'],
    ['רחוב 12, SW1Y לונדון, GB', 'רחוב 12^,^ SW1Y^ לונדון,^ GB'],
    ['ירד ב־38% בשנת 1.5.2021.', 'ירד ב־38%^ בשנת 1.5.2021^.'],
    ['את Notions sur la machine, 1842 והוסיפה', 'את Notions sur la machine, 1842^ והוסיפה'],
    ['מודל 3D חדש', 'מודל 3D^ חדש'],
    ['השפה C++ ועוד', 'השפה C^++ ועוד'],
    [' והוסיפה', '^ והוסיפה'],
  ])('inserts direction marks into %s', (text, expected) => {
    expect(showMarks(addBidiMarks(text))).toBe(expected);
  });

  it('uses the direction marks of the script', () => {
    expect(addBidiMarks('عام 1843 – لندن')).toBe('عام 1843\u061c – لندن');
    expect(addBidiMarks('1834 – 1835')).toBe('1834\u200f – 1835');
  });

  it('does not repeat a direction mark', () => {
    expect(addBidiMarks('09\u200f/1843')).toBe('09\u200f/\u200f1843');
  });
});

it('marks displayed texts in page data, but no ids, URLs or left-to-right texts', () => {
  const item = { id: '1 – 2 א', href: 'https://example.org/1 א', dates: '1834 – 1835', beside: ['עיר 12, GB'] };
  const texts = [{ type: 'text', text: '030 123 456' }];
  expect(addBidiMarksToData({ item, texts })).toEqual({
    item: { ...item, dates: '1834\u200f – 1835', beside: ['עיר 12\u200f,\u200f GB'] },
    texts,
  });
});
