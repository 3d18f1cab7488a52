import type { ImportProblem } from '../../contract.ts';

type ValuePath = readonly PropertyKey[];
export type RecordImportWarning = { field: string; problem: ImportProblem };

/**
 * Placeholder for a removed list item, until all issues of a round have been handled: removing it at once would shift
 * the paths of the items after it.
 */
const REMOVED = Symbol('taken out');
const MAX_WARNINGS = 50;

/** A document under repair. It records at most one warning per field and problem. */
export type RepairDraft = ReturnType<typeof makeRepairDraft>;

export function makeRepairDraft(document: object, empty: object) {
  const root = structuredClone(document) as Record<string, unknown>;
  const warnings = new Map<string, RecordImportWarning>();

  const at = (path: ValuePath): unknown =>
    path.reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? (value as Record<PropertyKey, unknown>)[key]
          : undefined,
      root,
    );
  const parentOf = (path: ValuePath) => at(path.slice(0, -1)) as Record<PropertyKey, unknown> | undefined;

  const set = (path: ValuePath, value: unknown) => {
    const [parent, name] = [parentOf(path), path.at(-1)];
    if (typeof parent === 'object' && parent !== null && name !== undefined) {
      Object.defineProperty(parent, name, { value, writable: true, enumerable: true, configurable: true });
    }
  };

  return {
    root,
    at,
    set,

    warn: (path: ValuePath, problem: ImportProblem) => {
      const field = path.map(String).join('.').slice(0, 200);
      if (warnings.size < MAX_WARNINGS) warnings.set(`${field} ${problem}`, { field, problem });
    },
    warnings: () => [...warnings.values()],
    /** Reports whether a warning exists for a part of the value at `path`. */
    hasWarningWithin: (path: ValuePath) =>
      [...warnings.values()].some(({ field }) => field.startsWith(`${path.map(String).join('.')}.`)),

    /** Resets a top-level field to its empty value; removes an item from its list or a property from its object. */
    remove: (path: ValuePath) => {
      const [name] = path;
      const parent = parentOf(path);
      if (path.length === 1 && typeof name === 'string' && Object.hasOwn(empty, name)) {
        set(path, structuredClone((empty as Record<string, unknown>)[name]));
      } else if (Array.isArray(parent)) {
        set(path, REMOVED);
      } else if (typeof parent === 'object') {
        // Does nothing if the parent has already been removed.
        Reflect.deleteProperty(parent, path.at(-1) ?? '');
      }
    },

    compact: () => {
      for (const name of Object.keys(root)) root[name] = withoutRemoved(root[name]);
    },
  };
}

function withoutRemoved(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => item !== REMOVED).map(withoutRemoved);
  if (typeof value !== 'object' || value === null) return value;
  for (const name of Object.keys(value)) {
    const inner = (value as Record<string, unknown>)[name];
    if (Array.isArray(inner)) (value as Record<string, unknown>)[name] = withoutRemoved(inner);
  }
  return value;
}
