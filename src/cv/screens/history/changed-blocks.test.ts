import { expect, it } from 'vitest';
import { EMPTY_CONTENT } from '../../model/content.ts';
import { changedBlocks } from './changed-blocks.ts';
import type { CvChange } from './cv-change.ts';

const change = (kind: string, at: string[], field?: string): CvChange => ({
  did: 'changed',
  kind,
  at,
  name: '',
  inside: '',
  ...(field === undefined ? {} : { field }),
});

it.each<[string, CvChange, string[]]>([
  ['an entry', change('work', ['sections', 'w', 'items', 'a'], 'name'), ['a']],
  ['a bullet', change('highlight', ['sections', 'w', 'items', 'a', 'highlights', 'h']), ['h', 'a']],
  ['a section', change('section', ['sections', 'w'], 'title'), ['w']],
  ['the headline', change('root', [], 'basics.headline'), ['basics.headline']],
  ['the phone number', change('root', [], 'basics.phone'), ['basics.contacts']],
  ['the design', change('root', [], 'design.template'), []],
])('marks %s', (_, one, ids) => {
  expect(changedBlocks([one], EMPTY_CONTENT)).toEqual([ids]);
});
