import { completed } from './complete.ts';
import type { CvContent } from './content.ts';
import { DEFAULT_DESIGN } from './design.ts';
import { SECTION_SHAPES, type SectionKind } from './shapes.ts';
import {
  listsOf,
  loneIn,
  nameOf,
  type Path,
  type Place,
  type PlaceKind,
  placeAt,
  placeIn,
  rootOf,
  shapeOf,
  type Values,
  valuesIn,
} from './tree.ts';

/**
 * An edit of a CV as data, used by buttons, shortcuts, the command palette, drag and drop, and the API. `after` is the
 * id of the item to place it behind; null places it first.
 */
export type Operation =
  | { do: 'set'; at: Path; field: string; value: unknown }
  | { do: 'insert'; into: Path; list: string; item: Values; after: string | null }
  | { do: 'move'; at: Path; into: Path; list: string; after: string | null }
  | { do: 'remove'; at: Path }
  | { do: 'hide'; at: Path; hidden: boolean };

export type OperationFault = 'noSuchPlace' | 'noSuchField' | 'idTaken' | 'wrongKind';

/** Thrown if an operation doesn't fit the document. */
export class UnfitOperation extends Error {
  override readonly name = 'UnfitOperation';
  readonly fault: OperationFault;

  constructor(fault: OperationFault) {
    super(fault);
    this.fault = fault;
  }
}

/** A description of an operation as data: the `kind` of place that it changed, and its title in `name`. */
export type Label = {
  did: Operation['do'] | 'show';
  kind: PlaceKind;
  name: string;
  field?: string;
  /** The kind of section, which is shown if it has no title. */
  section?: SectionKind;
};

export type Done = { content: CvContent; inverse: Operation; label: Label };

/**
 * Applies an operation without changing the given document. Returns the new one, the inverse operation, and a label.
 */
export function perform(content: CvContent, operation: Operation): Done {
  switch (operation.do) {
    case 'set':
      return set(content, operation);
    case 'hide':
      return hide(content, operation);
    case 'insert':
      return insert(content, operation);
    case 'remove':
      return remove(content, operation);
    case 'move':
      return move(content, operation);
  }
}

/** Applies operations in order. The inverses are in the order in which they undo everything. */
export function performAll(content: CvContent, operations: readonly Operation[]) {
  const inverses: Operation[] = [];
  const labels: Label[] = [];
  let now = content;
  for (const operation of operations) {
    const done = perform(now, operation);
    now = done.content;
    inverses.unshift(done.inverse);
    labels.push(done.label);
  }
  return { content: now, inverses, labels };
}

type Of<Name extends Operation['do']> = Extract<Operation, { do: Name }>;

function set(content: CvContent, { at, field, value }: Of<'set'>): Done {
  const place = needed(content, at);
  if (!isField(place.kind, field)) throw new UnfitOperation('noSuchField');
  return {
    content: replaced(content, at, { ...place.value, [field]: value }),
    inverse: { do: 'set', at, field, value: place.value[field] },
    label: { ...labelOf('set', place), field },
  };
}

const isField = (kind: PlaceKind, field: string) =>
  kind === 'design' ? Object.hasOwn(DEFAULT_DESIGN, field) : typeof fieldOf(kind, field) === 'string';
const fieldOf = (kind: PlaceKind, field: string) =>
  Object.hasOwn(shapeOf(kind), field) ? shapeOf(kind)[field] : undefined;

function hide(content: CvContent, { at, hidden }: Of<'hide'>): Done {
  const place = needed(content, at);
  if (typeof place.value.visible !== 'boolean') throw new UnfitOperation('noSuchField');
  return {
    content: replaced(content, at, { ...place.value, visible: !hidden }),
    inverse: { do: 'hide', at, hidden: !place.value.visible },
    label: labelOf(hidden ? 'hide' : 'show', place),
  };
}

function insert(content: CvContent, { into, list, item, after }: Of<'insert'>): Done {
  const { kind, items, owner } = listAt(content, into, list, item);
  const id = item.id;
  if (typeof id !== 'string') throw new UnfitOperation('noSuchPlace');
  const value = completed(kind, item);
  return {
    content: replaced(content, into, { ...owner.value, [list]: placedAfter(items, value, after) }),
    inverse: { do: 'remove', at: [...into, list, id] },
    label: labelOf('insert', { kind, value }),
  };
}

function remove(content: CvContent, { at }: Of<'remove'>): Done {
  const { place, owner, list, before } = standing(content, at);
  return {
    content: replaced(content, owner.path, without(owner, list, place.value.id)),
    inverse: { do: 'insert', into: owner.path, list, item: place.value, after: before },
    label: labelOf('remove', place),
  };
}

function move(content: CvContent, { at, into, list, after }: Of<'move'>): Done {
  const { place, owner, list: from, before } = standing(content, at);
  const id = place.value.id as string;
  const taken = replaced(content, owner.path, without(owner, from, id));
  const { kind, items, owner: target } = listAt(taken, into, list, place.value);
  if (kind !== place.kind) throw new UnfitOperation('wrongKind');
  return {
    content: replaced(taken, into, { ...target.value, [list]: placedAfter(items, place.value, after) }),
    inverse: { do: 'move', at: [...into, list, id], into: owner.path, list: from, after: before },
    label: labelOf('move', place),
  };
}

const labelOf = (did: Label['did'], { kind, value }: Pick<Place, 'kind' | 'value'>): Label => ({
  did,
  kind,
  // The design has texts of its own, but none of them is a title.
  name: kind === 'design' ? '' : nameOf({ value }),
  ...(kind === 'section' ? { section: value.kind as SectionKind } : {}),
});

function needed(content: CvContent, path: Path) {
  const place = placeAt(content, path);
  if (!place) throw new UnfitOperation('noSuchPlace');
  return place;
}

function listAt(content: CvContent, into: Path, list: string, item: Values) {
  const owner = needed(content, into);
  const lists = listsOf(owner);
  const kind = Object.hasOwn(lists, list) ? lists[list] : undefined;
  if (!kind) throw new UnfitOperation('noSuchField');
  if (owner.kind === 'section' && kind === 'summary') throw new UnfitOperation('wrongKind');
  const items = owner.value[list] as Values[];
  return { kind: kind === 'section' ? sectionOf(item) : kind, items, owner };
}

/** Checks the kind of a section, which depends on the item itself. */
const sectionOf = (item: Values): PlaceKind => {
  if (typeof item.kind !== 'string' || !Object.hasOwn(SECTION_SHAPES, item.kind)) throw new UnfitOperation('wrongKind');
  return 'section';
};

/** Returns a place with the list that contains it and the id of the item before it. */
function standing(content: CvContent, at: Path) {
  const place = needed(content, at);
  const [list, id] = at.slice(-2);
  if (list === undefined || id === undefined || place.value.id !== id) throw new UnfitOperation('noSuchPlace');
  const owner = needed(content, at.slice(0, -2));
  const items = owner.value[list] as Values[];
  const before = items[items.findIndex((item) => item.id === id) - 1];
  return { place, owner, list, before: (before?.id as string | undefined) ?? null };
}

const without = (owner: Place, list: string, id: unknown): Values => ({
  ...owner.value,
  [list]: (owner.value[list] as Values[]).filter((item) => item.id !== id),
});

function placedAfter(items: readonly Values[], item: Values, after: string | null) {
  if (items.some(({ id }) => id === item.id)) throw new UnfitOperation('idTaken');
  if (after === null) return [item, ...items];
  const at = items.findIndex(({ id }) => id === after);
  if (at < 0) throw new UnfitOperation('noSuchPlace');
  return items.toSpliced(at + 1, 0, item);
}

/** Returns the document with a new value at a place. Objects that are not on the path are reused. */
const replaced = (content: CvContent, path: Path, value: Values) =>
  withPlace(rootOf(content), path, value) as unknown as CvContent;

function withPlace(place: Place, path: Path, value: Values): Values {
  const [first, id] = path;
  if (first === undefined) return value;
  const lone = loneIn(place).find(({ name }) => name === first);
  if (lone) return { ...place.value, [first]: withPlace(lone.inside, path.slice(1), value) };
  const item = placeIn(place, first, id);
  if (!item) return place.value;
  const inside = withPlace(item, path.slice(2), value);
  return { ...place.value, [first]: valuesIn(place, first).map((one) => (one === item.value ? inside : one)) };
}
