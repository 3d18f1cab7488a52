import { expect, it } from 'vitest';
import { splitNames } from './names.ts';

it.each([
  ['Ada Lovelace', ['Ada Lovelace']],
  ['Ada Lovelace, Charles Babbage', ['Ada Lovelace', 'Charles Babbage']],
  ['Lovelace, A.', ['A. Lovelace']],
  ['Lovelace, Ada', ['Ada Lovelace']],
  ['Lovelace, A. K., Babbage, C.', ['A. K. Lovelace', 'C. Babbage']],
  ['Lovelace, AK; Babbage, Charles', ['AK Lovelace', 'Charles Babbage']],
  ['de la Cruz, M.-J.', ['M.-J. de la Cruz']],
  ['King, Martin; Smith, Jr.', ['Martin King', 'Smith, Jr.']],
  ['John Smith, Jr., Ada Lovelace', ['John Smith, Jr.', 'Ada Lovelace']],
  ['  Ada   Lovelace ;\nCharles Babbage,, ', ['Ada Lovelace', 'Charles Babbage']],
  ['Lovelace, Babbage, Menabrea', ['Lovelace', 'Babbage', 'Menabrea']],
  ['', []],
])('%s has the names %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});
