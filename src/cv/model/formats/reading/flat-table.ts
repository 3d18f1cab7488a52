import type { Extra } from '../../shapes.ts';
import { shapeOf } from '../../tree.ts';
import type { CvBuilder, ImportTarget } from './cv-builder.ts';
import { takeDate } from './flat-dates.ts';
import { TEXT_KEY } from './flat-source.ts';
import { countryNameOf } from './names-of-codes.ts';
import type { DatePeriod } from './period.ts';
import { readMarkedText } from './read-rich-text.ts';
import type { SourceObject } from './source-object.ts';

/** Paths of keys in a flat object, of which the first one with a value is read. */
type Paths = readonly string[];

/** Maps a flat object of a file to the fields of an item, a role or the like. */
export type FlatTable = {
  fields: Readonly<Record<string, Paths>>;
  /** The parts of a place, which are joined: city and country. */
  place?: readonly Paths[];
  /** A field for a text of several lines. */
  text?: { field: string; paths: Paths };
  period?: { start: Paths; end: Paths; ongoing: Paths };
  dates?: Readonly<Record<string, Paths>>;
  /** Paths of notes that a program makes for itself. They are left out, with everything below them. */
  ignored?: Paths;
};

/** Leaves out what a program notes for itself, and keeps the rest of an object as extras of a node. */
export function storeRest(
  builder: CvBuilder,
  target: ImportTarget<{ extras: Extra[] }>,
  source: SourceObject,
  { ignored = [] }: Pick<FlatTable, 'ignored'>,
) {
  const isIgnored = (key: string) => ignored.some((path) => key === path || key.startsWith(`${path}.`));
  for (const key of Object.keys(source.remaining()).filter(isIgnored)) source.take(key);
  builder.storeExtras(target, source);
}

/** Reads a flat object into a node, and keeps the rest of it as extras. */
export function readFlat<T extends ImportTarget<{ extras: Extra[] }>>(
  builder: CvBuilder,
  target: T,
  source: SourceObject,
  table: FlatTable,
): T {
  fillFlat(builder, target, source, table);
  storeRest(builder, target, source, table);
  return target;
}

/** Reads a flat object into a node. What no field holds stays in the object. */
export function fillFlat(builder: CvBuilder, target: ImportTarget, source: SourceObject, table: FlatTable) {
  for (const [field, paths] of Object.entries(table.fields)) {
    const path = filledPath(source, paths);
    if (path === undefined) continue;
    if (shapeOf(target.kind)[field] === 'words' && !Array.isArray(source.peek(path)))
      source.putBack(path, [source.take(path)]);
    builder.fill(target, source, { [field]: path });
  }
  if (table.place) fillPlace(builder, target, source, table.place);
  if (table.text) fillText(builder, target, source, table.text);
  if (table.period) fillPeriod(builder, target as ImportTarget<DatePeriod>, source, table.period);
  for (const [field, paths] of Object.entries(table.dates ?? {})) {
    Object.assign(target.value, { [field]: takeDate(builder, target, source, field, paths) });
  }
}

function fillText(
  builder: CvBuilder,
  target: ImportTarget,
  source: SourceObject,
  { field, paths }: NonNullable<FlatTable['text']>,
) {
  const path = filledPath(source, paths);
  if (path === undefined) return;
  const raw = source.peek(path);
  if (Array.isArray(raw) && raw.every((line) => typeof line === 'string')) source.putBack(path, raw.join('\n\n'));
  readMarkedText(builder, target, source, path, field);
}

/** Returns the first path with a value. A text with attributes is under a key of its own. */
export const filledPath = (source: SourceObject, paths: Paths): string | undefined =>
  paths.flatMap((path) => [path, `${path}.${TEXT_KEY}`]).find(source.has);

function fillPlace(builder: CvBuilder, target: ImportTarget, source: SourceObject, parts: readonly Paths[]) {
  const texts = parts.flatMap((paths) => {
    const path = filledPath(source, paths);
    if (path === undefined || typeof source.peek(path) !== 'string') return [];
    const raw = source.take(path);
    // A file may say the same place twice.
    for (const other of paths) if (source.peek(other) === raw) source.take(other);
    return [countryNameOf(String(raw).trim(), builder.content.design.language)];
  });
  const origin = { from: source.from, at: target.at, field: 'location' };
  Object.assign(target.value, { location: builder.reader.line([...new Set(texts)].join(', '), origin) });
}

function fillPeriod(
  builder: CvBuilder,
  target: ImportTarget<DatePeriod>,
  source: SourceObject,
  { start, end, ongoing }: NonNullable<FlatTable['period']>,
) {
  const { value } = target;
  value.start = takeDate(builder, target, source, 'start', start);
  value.ongoing = takeFlag(source, ongoing);
  value.end = takeDate(builder, target, source, 'end', end);
  if (value.ongoing && value.end !== '') {
    // A period that continues has no end here, so the written one is kept as an extra.
    source.putBack('end', value.end);
    value.end = '';
  }
}

/** Takes a flag, which XML writes as text. */
function takeFlag(source: SourceObject, paths: Paths): boolean {
  const path = paths.find((one) => source.peek(one) !== undefined);
  if (path === undefined) return false;
  const raw = source.take(path);
  const isSet = raw === true || raw === 'true' || raw === '1';
  if (!isSet && raw !== false && raw !== 'false' && raw !== '0' && raw !== '') source.putBack(path, raw);
  return isSet;
}
