import { EMPTY_CONTENT, emptyValue } from './content.ts';
import { listsOf, loneIn, type PlaceKind, shapeOf, type Values } from './tree.ts';

/** Fills in the missing fields of a value with empty ones, including those of nested values. */
export function completed(kind: PlaceKind, given: Values): Values {
  const value: Values = { ...beginningOf(kind), ...given };
  for (const { name, inside } of loneIn({ kind, path: [], value })) {
    value[name] = completed(inside.kind, (value[name] ?? {}) as Values);
  }
  for (const [list, of] of Object.entries(listsOf({ kind, value }))) {
    const items = value[list];
    if (Array.isArray(items)) value[list] = items.map((item) => completed(of, item as Values));
  }
  return value;
}

function beginningOf(kind: PlaceKind): Values {
  if (kind === 'design') return EMPTY_CONTENT.design;
  const blank = Object.fromEntries(Object.entries(shapeOf(kind)).map(([name, field]) => [name, emptyValue(field)]));
  if (kind === 'root') return { ...blank, extras: [], sections: [] };
  if (kind === 'basics' || kind === 'location') return { ...blank, extras: [] };
  return { visible: true, ...blank, ...(kind === 'section' ? { showTitle: true, items: [] } : { extras: [] }) };
}
