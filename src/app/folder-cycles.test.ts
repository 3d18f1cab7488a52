import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '#platform/server/root.ts';

const IMPORT = /(?:from|import)\s*\(?\s*'([#.][^'?]+)/g;

/** Imports between folders of one parent, by the parent: which folder imports which, and an example. */
type SiblingImports = Map<string, Map<string, Map<string, string>>>;

function siblingImports(files: readonly string[]): SiblingImports {
  const found: SiblingImports = new Map();
  for (const file of files) {
    for (const [, specifier = ''] of readFileSync(join(root, file), 'utf8').matchAll(IMPORT)) {
      const target = specifier.startsWith('#') ? `src/${specifier.slice(1)}` : join(dirname(file), specifier);
      const [from, to] = [file.split('/'), target.split('/')];
      const shared = from.findIndex((part, at) => part !== to[at]);
      const [importing, imported] = [from[shared], to[shared]];
      // A file beside a folder is no folder.
      if (shared < 1 || !importing || !imported || shared >= from.length - 1 || shared >= to.length - 1) continue;
      const parent = from.slice(0, shared).join('/');
      const imports = found.get(parent) ?? new Map<string, Map<string, string>>();
      const importsOfFolder = imports.get(importing) ?? new Map<string, string>();
      found.set(parent, imports.set(importing, importsOfFolder.set(imported, `${file} -> ${target}`)));
    }
  }
  return found;
}

/** Returns the imports on a way from a folder back to itself, or undefined if there is none. */
function cycleFrom(start: string, imports: ReadonlyMap<string, ReadonlyMap<string, string>>) {
  const seen = new Set<string>();
  const visit = (folder: string, way: readonly string[]): readonly string[] | undefined => {
    for (const [next, example] of imports.get(folder) ?? []) {
      if (next === start) return [...way, example];
      if (seen.has(next)) continue;
      seen.add(next);
      const cycle = visit(next, [...way, example]);
      if (cycle) return cycle;
    }
    return undefined;
  };
  return visit(start, []);
}

it('folders of one parent never import each other in a circle', () => {
  const files = globSync('src/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (file) => /\.test\.tsx?$|(?:^|\/)testing(?:\/|$)/.test(file),
  });
  const cycles = [...siblingImports(files)].flatMap(([parent, imports]) =>
    [...imports.keys()].flatMap((folder) => {
      const cycle = cycleFrom(folder, imports);
      return cycle ? [{ folder: `${parent}/${folder}`, cycle }] : [];
    }),
  );
  expect(files.length).toBeGreaterThan(1000);
  expect(cycles).toEqual([]);
});
