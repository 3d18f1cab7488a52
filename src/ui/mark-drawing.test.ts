import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';
import { MARK } from './mark-drawing.ts';

it('the logo has the same paths on the pages and in the favicon', () => {
  const favicon = readFileSync(join(root, 'public', 'favicon.svg'), 'utf8');
  for (const path of Object.values(MARK)) expect(favicon).toContain(`d="${path}"`);
});
