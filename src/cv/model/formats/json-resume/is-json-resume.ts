import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { BASICS, ENTRIES, ENTRY_KINDS, isFilled, isKnownKey, type KeyTable, ROOT_KEYS } from './tables.ts';
import { OWN_KEY } from './write-entries.ts';

/**
 * Whether a file is a JSON Resume with at least one value in its fields. Other files have lists called `work` as well. An
 * empty CV of ours contains only our own extension.
 */
export function isJsonResume(value: JsonObject): boolean {
  if (isObject(ownProperty(value, OWN_KEY)) || hasField(ownProperty(value, 'basics'), BASICS)) return true;
  return ENTRY_KINDS.some((kind) =>
    (ROOT_KEYS[kind] ?? [kind]).some((key) => {
      const list = ownProperty(value, key);
      return Array.isArray(list) && list.some((entry) => hasField(entry, ENTRIES[kind]));
    }),
  );
}

const hasField = (entry: unknown, table: KeyTable) =>
  isObject(entry) && Object.entries(entry).some(([key, value]) => isKnownKey(table, key) && isFilled(value));
