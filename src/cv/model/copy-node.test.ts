import { expect, it } from 'vitest';
import { emptyNode } from './content.ts';
import { copyWithNewIds } from './copy-node.ts';

const ITEM = {
  ...emptyNode('work', 'i'),
  roles: [{ ...emptyNode('role', 'r'), highlights: [{ ...emptyNode('highlight', 'h'), text: 'Built it' }] }],
};

it('has new ids in every node, and its texts', () => {
  const copy = copyWithNewIds(ITEM);
  expect(copy).toMatchObject({ roles: [{ highlights: [{ text: 'Built it' }] }] });
  expect(JSON.stringify(copy)).not.toMatch(/"id":"[irh]"/);
});

it('has the imported data as it was, whatever its names are', () => {
  const extras = [
    { key: 'json', was: { source: 'linkedin', id: 'r', visible: true, list: [{ id: 'h', visible: true }] } },
  ];
  expect(copyWithNewIds({ ...ITEM, extras }).extras).toEqual(extras);
});
