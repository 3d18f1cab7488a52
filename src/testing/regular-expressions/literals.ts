import { globSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

export type Literal = { file: string; expression: RegExp };

/** Returns each regular expression literal of the source without its tests, and the files that call `RegExp`. */
export function expressionsInSource() {
  const files = globSync('src/**/*.{ts,tsx}').filter((file) => !/^src\/testing\/|\.test\.tsx?$/.test(file));
  const literals: Literal[] = [];
  const dynamicFiles = new Set<string>();
  for (const file of files.toSorted()) {
    for (const node of nodesOf(parseSync(file, readFileSync(file, 'utf8')).program)) {
      if (isLiteral(node)) literals.push({ file, expression: new RegExp(node.regex.pattern, node.regex.flags) });
      if (isRegExpCall(node)) dynamicFiles.add(file);
    }
  }
  return { literals, dynamicFiles };
}

type RegularExpression = { regex: { pattern: string; flags: string } };

const isLiteral = (node: object): node is RegularExpression => 'regex' in node && typeof node.regex === 'object';

function isRegExpCall(node: object) {
  const { callee } = node as { callee?: { name?: string } };
  return callee?.name === 'RegExp';
}

function* nodesOf(value: unknown): Generator<object> {
  if (typeof value !== 'object' || value === null) return;
  yield value;
  for (const child of Object.values(value)) yield* nodesOf(child);
}
