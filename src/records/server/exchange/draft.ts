import type { ImportProblem } from '../../contract.ts';

type Path = readonly PropertyKey[];
export type Warning = { field: string; problem: ImportProblem };

/** What stands for an item of a list that is taken out once all of a round has been put right. */
const HOLE = Symbol('taken out');
const MOST_WARNINGS = 50;

/** A document while it is put right: what is changed in it is said once for each field. */
export type Draft = ReturnType<typeof makeDraft>;

export function makeDraft(given: object, empty: object) {
  const root = structuredClone(given) as Record<string, unknown>;
  const warnings = new Map<string, Warning>();

  const at = (path: Path): unknown =>
    path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<PropertyKey, unknown>)[key]
          : undefined,
      root,
    );
  const parentOf = (path: Path) => at(path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;

  const set = (path: Path, value: unknown) => {
    const [parent, name] = [parentOf(path), path.at(-1)];
    if (typeof parent === 'object' && parent !== null && name !== undefined) {
      Object.defineProperty(parent, name, { value, writable: true, enumerable: true, configurable: true });
    }
  };

  return {
    root,
    at,
    set,

    warn: (path: Path, problem: ImportProblem) => {
      const field = path.map(String).join('.').slice(0, 200);
      if (warnings.size < MOST_WARNINGS) warnings.set(`${field} ${problem}`, { field, problem });
    },
    warnings: () => [...warnings.values()],
    /** Whether something of it has been told already. */
    isTold: (path: Path) =>
      [...warnings.values()].some(({ field }) => field.startsWith(`${path.map(String).join('.')}.`)),

    /** A field goes back to what it is when nothing is written in it; an item of a list goes. */
    leaveOut: (path: Path) => {
      const [name] = path;
      const parent = parentOf(path);
      if (path.length === 1 && typeof name === 'string' && Object.hasOwn(empty, name)) {
        set(path, structuredClone((empty as Record<string, unknown>)[name]));
      } else if (Array.isArray(parent)) {
        set(path, HOLE);
      } else if (typeof parent === 'object') {
        // Nothing where its parent has been left out already.
        Reflect.deleteProperty(parent, path.at(-1) ?? '');
      }
    },

    closeHoles: () => {
      for (const name of Object.keys(root)) root[name] = withoutHoles(root[name]);
    },
  };
}

function withoutHoles(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== HOLE).map(withoutHoles);
  if (typeof value !== 'object' || value === null) return value;
  for (const name of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[name];
    if (Array.isArray(inner)) (value as Record<string, unknown>)[name] = withoutHoles(inner);
  }
  return value;
}
