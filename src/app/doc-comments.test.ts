import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';

/** Words that point at another comment, or hide the subject of the sentence. See CONTRIBUTING.md. */
const OPENERS = /\/\*\*\s*(?:\*\s*)?(?:The same|What|Whoever|Whom|Whose|Likewise)\b[^\n]*/g;

it('no doc comment opens with a word that needs another comment to be understood', () => {
  const files = ['src', 'e2e', 'bench', 'scripts'].flatMap((folder) =>
    globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: root }),
  );
  const found = files.flatMap((file) =>
    (readFileSync(join(root, file), 'utf8').match(OPENERS) ?? []).map((comment) => `${file}: ${comment}`),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(found).toEqual([]);
});
