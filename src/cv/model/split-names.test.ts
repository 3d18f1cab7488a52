import { expect, it } from 'vitest';
import { splitNames } from './split-names.ts';

it.each([
  ['Ada Lovelace', ['Ada Lovelace']],
  ['Ada Lovelace, Charles Babbage', ['Ada Lovelace', 'Charles Babbage']],
  ['Lovelace, A.', ['A. Lovelace']],
  ['Lovelace, Ada', ['Ada Lovelace']],
  ['Lovelace, A. K., Babbage, C.', ['A. K. Lovelace', 'C. Babbage']],
  ['Lovelace, AK; Babbage, Charles', ['AK Lovelace', 'Charles Babbage']],
  ['de la Cruz, M.-J.', ['M.-J. de la Cruz']],
  ['King, Martin; Smith, Jr.', ['Martin King', 'Smith, Jr.']],
  ['John Smith, Jr.', ['John Smith, Jr.']],
  ['John Smith, Jr., Ada Lovelace', ['John Smith, Jr.', 'Ada Lovelace']],
  ['  Ada   Lovelace ;\nCharles Babbage,, ', ['Ada Lovelace', 'Charles Babbage']],
  ['Lovelace, Babbage, Menabrea', ['Lovelace', 'Babbage', 'Menabrea']],
  ['Lovelace, Ada King', ['Ada King Lovelace']],
  ['García Márquez, Gabriel', ['Gabriel García Márquez']],
  ['Lovelace, A., K.', ['A. Lovelace', 'K.']],
  ['王伟, 李娜', ['王伟', '李娜']],
  ['김민수, 이영희', ['김민수', '이영희']],
  ['أحمد، محمد', ['أحمد', 'محمد']],
  ['CERN, NASA', ['CERN', 'NASA']],
  ['Ada Lovelace, WHO', ['Ada Lovelace', 'WHO']],
  ['', []],
])('%s has the names %j', (text, names) => {
  expect(splitNames(text)).toEqual(names);
});
