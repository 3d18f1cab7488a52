import { EMPTY_CONTENT, emptyValue } from './content.ts';
import { type FieldValues, listKindsOf, shapeOf, singletonsIn, type TreeNodeKind } from './tree.ts';

/** Fills in the missing fields of a value with empty ones, including those of nested values. */
export function fillMissingFields(kind: TreeNodeKind, partial: FieldValues): FieldValues {
  const value: FieldValues = { ...emptyValuesOf(kind), ...partial };
  for (const { name, inside } of singletonsIn({ kind, path: [], value })) {
    value[name] = fillMissingFields(inside.kind, (value[name] ?? {}) as FieldValues);
  }
  for (const [list, of] of Object.entries(listKindsOf({ kind, value }))) {
    const items = value[list];
    if (Array.isArray(items)) value[list] = items.map((item) => fillMissingFields(of, item as FieldValues));
  }
  return value;
}

function emptyValuesOf(kind: TreeNodeKind): FieldValues {
  if (kind === 'design') return EMPTY_CONTENT.design;
  const emptyFields = Object.fromEntries(
    Object.entries(shapeOf(kind)).map(([name, field]) => [name, emptyValue(field)]),
  );
  if (kind === 'root') return { ...emptyFields, extras: [], sections: [] };
  if (kind === 'basics' || kind === 'location') return { ...emptyFields, extras: [] };
  return { visible: true, ...emptyFields, ...(kind === 'section' ? { showTitle: true, items: [] } : { extras: [] }) };
}
