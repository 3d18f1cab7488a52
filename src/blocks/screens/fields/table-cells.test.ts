import { expect, it } from 'vitest';
import { pasteCells, readCells, resizeTable } from './table-cells.ts';

it('reads cells of a spreadsheet, and no other text', () => {
  expect(readCells('a\tb\r\nc\td\r\n')).toEqual([
    ['a', 'b'],
    ['c', 'd'],
  ]);
  expect(readCells('one\ntwo')).toEqual([['one'], ['two']]);
  expect(readCells('one text')).toBeUndefined();
});

it('pasted cells let a table grow and leave the others alone', () => {
  expect(pasteCells([['a', 'b'], ['c']], { row: 1, column: 1 }, [['x', 'y'], ['z']])).toEqual([
    ['a', 'b', ''],
    ['c', 'x', 'y'],
    ['', 'z', ''],
  ]);
});

it('a table never exceeds its limits', () => {
  const wide = pasteCells(
    [['a']],
    { row: 0, column: 0 },
    Array.from({ length: 500 }, () => Array(50).fill('x')),
  );
  expect([wide.length, wide[0]?.length]).toEqual([100, 12]);
  expect(resizeTable(wide, 1, 1)).toEqual([['x']]);
});
