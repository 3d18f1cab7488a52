import { CV_LIMITS, type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../content.ts';
import type { Extra, FieldType, Node, PartKind, Section, SectionKind } from '../shapes.ts';
import { type Path, type PlaceKind, placeAt, placesOf, shapeOf } from '../tree.ts';
import { type Given, saysSomething } from './given.ts';
import { makeReader, type Reader } from './reader.ts';
import { type CvFormat, type CvProblem, type ImportReport, MOST_WARNINGS } from './report.ts';

/** A place of the CV that an import fills. */
export type Target<Value extends object = object> = { kind: PlaceKind; at: Path; value: Value };
/** The result of an import. */
export type Imported = { content: CvContent; report: ImportReport };

/** The maximum total size of extras, in characters of JSON. It limits their share of the document. */
const MOST_KEPT = 128 * 1024;

type ReadType = Exclude<FieldType, 'marks' | 'image' | 'cefr' | 'source' | 'area' | 'columns'>;
const NOT_READ: readonly FieldType[] = ['marks', 'image', 'cefr', 'source', 'area', 'columns'];

/**
 * A CV that an import builds. Places get ids by their order, and data without a field is kept as extras under `key`.
 */
export type Draft = ReturnType<typeof makeDraft>;

export function makeDraft(format: CvFormat, key: string) {
  const reader = makeReader();
  const content = structuredClone(EMPTY_CONTENT);
  const cameFrom = new Map<Section, string>();
  let [imported, kept, room] = [0, 0, MOST_KEPT];

  const basics: Target<CvContent['basics']> = { kind: 'basics', at: ['basics'], value: content.basics };
  const location = { kind: 'location', at: ['basics', 'location'], value: content.basics.location } as const;
  const root: Target<CvContent> = { kind: 'root', at: [], value: content };

  const keepFields = ({ value, at }: Target<{ extras: Extra[] }>, fields: Iterable<[string, unknown, string]>) => {
    const taken: [string, unknown][] = [];
    for (const [name, raw, from] of fields) {
      const size = name.length + JSON.stringify(raw).length;
      const fits = size <= room && name.length <= CV_LIMITS.key;
      reader.warn(fits ? 'keptRaw' : 'unreadable', { from, at }, raw);
      if (!fits) continue;
      room -= size;
      taken.push([name, raw]);
    }
    if (taken.length === 0) return;
    kept += taken.length;
    const found = value.extras.find((extra) => extra.key === key);
    const was = { ...(found?.was as object | undefined), ...Object.fromEntries(taken) };
    if (found) found.was = was;
    else value.extras.push({ key, was });
  };

  return {
    content,
    reader,
    basics,
    location,
    root,

    /** Adds a section. `done` removes sections that are still empty. */
    section<K extends SectionKind>(kind: K, from: string): Target<Section<K>> {
      const value = emptySection(kind, `s${content.sections.length + 1}`);
      content.sections.push(value as Section);
      cameFrom.set(value as Section, from);
      return { kind: 'section', at: ['sections', value.id], value };
    },

    /** Adds an item to a section. */
    item<K extends SectionKind>(section: Target<Section<K>>, from: string): Target<Node<K>> {
      const items = section.value.items as Node<K>[];
      const value = emptyNode(section.value.kind as K, `${section.value.id}-${items.length + 1}`);
      const target = { kind: section.value.kind, at: [...section.at, 'items', value.id], value };
      if (items.length < CV_LIMITS.items) {
        items.push(value);
        imported += 1;
      } else reader.warn('tooMany', { from, at: section.at });
      return target;
    },

    /** Adds a part to a place, for example a role to a company. */
    part<K extends PartKind>(kind: K, owner: Target, list: string, from: string): Target<Node<K>> {
      const parts = (owner.value as Record<string, Node<K>[]>)[list] ?? [];
      const id = `${owner.at.at(-1)}-${kind}-${parts.length + 1}`;
      const value = emptyNode(kind, id);
      if (parts.length < CV_LIMITS.items) parts.push(value);
      else reader.warn('tooMany', { from, at: owner.at });
      return { kind, at: [...owner.at, list, id], value };
    },

    /** Reads values into fields; `fields` maps our names to theirs. A value that doesn't fit is kept as well. */
    fill(target: Target, given: Given, fields: Readonly<Record<string, string>>) {
      for (const [field, name] of Object.entries(fields)) {
        const type = shapeOf(target.kind)[field];
        if (typeof type !== 'string' || NOT_READ.includes(type)) throw new Error(`no field to read: ${field}`);
        const raw = given.take(name);
        const read = reader.field(type as ReadType, raw, { from: `${given.from}.${name}`, at: target.at, field });
        if (!isWhole(raw, read)) given.giveBack(name, raw);
        Object.assign(target.value, { [field]: read });
      }
    },

    /** Keeps all values that no field has taken as extras of a place. */
    keep(target: Target<{ extras: Extra[] }>, given: Given) {
      const left = Object.entries(given.left());
      keepFields(
        target,
        left.map(([name, raw]) => [name, raw, given.from ? `${given.from}.${name}` : name]),
      );
    },

    /** Keeps a single value as an extra of a place, under `name`. */
    keepAs(target: Target<{ extras: Extra[] }>, name: string, raw: unknown, from: string) {
      if (saysSomething(raw)) keepFields(target, [[name, raw, from]]);
    },

    unreadable: (from: string, raw: unknown) => reader.warn('unreadable', { from }, raw),
    counted: () => {
      imported += 1;
    },

    done(): Imported {
      const full = content.sections.filter(({ kind, items }) => items.length > 0 || kind === 'summary');
      content.sections = full.slice(0, CV_LIMITS.sections);
      fitFields(content, reader);
      for (const section of full.slice(CV_LIMITS.sections))
        reader.warn('tooMany', { from: cameFrom.get(section) ?? '' });
      const sections = content.sections.map((section) => ({
        kind: section.kind,
        from: cameFrom.get(section) ?? '',
        count: section.kind === 'summary' ? 1 : section.items.length,
      }));
      const warnings = reader.warnings.map((warning) =>
        warning.at && placeAt(content, warning.at) ? warning : { ...warning, at: undefined },
      );
      return { content, report: { format, imported, kept, sections, warnings } };
    },
  };
}

/**
 * Reads all fields again: text joined from several values may exceed a limit or hold characters that aren't allowed.
 */
function fitFields(content: CvContent, { warnings }: Reader) {
  const again = makeReader();
  for (const { kind, path, value } of placesOf(content)) {
    for (const [field, type] of Object.entries(shapeOf(kind))) {
      if (typeof type === 'string' && !NOT_READ.includes(type)) {
        value[field] = again.field(type as ReadType, value[field], { from: '', at: path, field });
      }
    }
  }
  const news = again.warnings.filter(({ problem }) => UNFIT.includes(problem));
  warnings.push(...news.slice(0, MOST_WARNINGS - warnings.length));
}

const UNFIT: readonly CvProblem[] = ['cut', 'cleaned', 'tooMany'];

/** Whether a field holds everything that the imported value does. */
function isWhole(raw: unknown, read: unknown): boolean {
  if (!saysSomething(raw)) return true;
  if (Array.isArray(read)) {
    return Array.isArray(raw) && raw.length === read.length && raw.every((word, at) => isWhole(word, read[at]));
  }
  return typeof raw === 'object' ? false : String(raw) === String(read);
}
