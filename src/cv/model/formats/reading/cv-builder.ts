import { CV_LIMITS, type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import { detectCvLanguage } from '../../detect-language.ts';
import type { Extra, FieldType, NestedNodeKind, Node, Section, SectionKind } from '../../shapes.ts';
import { allNodesOf, type NodePath, nodeAt, shapeOf, type TreeNodeKind } from '../../tree.ts';
import { type CvFormat, type CvProblem, type ImportReport, MAX_WARNINGS } from './report.ts';
import { hasContent, type SourceObject } from './source-object.ts';
import { makeValueReader, type ValueReader } from './value-reader.ts';

/** A node of the CV that an import fills. */
export type ImportTarget<Value extends object = object> = { kind: TreeNodeKind; at: NodePath; value: Value };
/** The path of nodes that are left out because their list is full, and of all within them. */
const OMITTED = 'omitted';
export const isOmitted = ([first]: NodePath): boolean => first === OMITTED;
/** The result of an import. */
export type ImportResult = { content: CvContent; report: ImportReport };

/** The maximum total size of extras, in characters of JSON. It limits their share of the document. */
const MAX_EXTRAS_SIZE = 128 * 1024;

type ReadableType = Exclude<FieldType, 'name' | 'marks' | 'image' | 'cefr' | 'source' | 'area' | 'columns'>;
const UNREAD_TYPES: readonly FieldType[] = ['name', 'marks', 'image', 'cefr', 'source', 'area', 'columns'];

/**
 * A CV that an import builds. Nodes get ids by their order, and data without a field is kept as extras under `key`.
 */
export type CvBuilder = ReturnType<typeof makeCvBuilder>;

export function makeCvBuilder(format: CvFormat, key: string) {
  const reader = makeValueReader();
  const content = structuredClone(EMPTY_CONTENT);
  const origins = new Map<Section, string>();
  let [imported, storedCount, freeSize] = [0, 0, MAX_EXTRAS_SIZE];

  const basics: ImportTarget<CvContent['basics']> = { kind: 'basics', at: ['basics'], value: content.basics };
  const location = { kind: 'location', at: ['basics', 'location'], value: content.basics.location } as const;
  const root: ImportTarget<CvContent> = { kind: 'root', at: [], value: content };

  const storeFields = (
    { value, at }: ImportTarget<{ extras: Extra[] }>,
    fields: Iterable<[string, unknown, string]>,
  ) => {
    const storedEntries: [string, unknown][] = [];
    for (const [name, raw, from] of fields) {
      const size = name.length + JSON.stringify(raw).length;
      const fits = size <= freeSize && name.length <= CV_LIMITS.key;
      reader.warn(fits ? 'keptRaw' : 'unreadable', { from, at }, raw);
      if (!fits) continue;
      freeSize -= size;
      storedEntries.push([name, raw]);
    }
    if (storedEntries.length === 0) return;
    storedCount += storedEntries.length;
    const existing = value.extras.find((extra) => extra.key === key);
    const was = { ...(existing?.was as object | undefined), ...Object.fromEntries(storedEntries) };
    if (existing) existing.was = was;
    else value.extras.push({ key, was });
  };

  return {
    content,
    reader,
    basics,
    location,
    root,

    /** Adds a section. `finish` removes sections that are still empty. */
    addSection<K extends SectionKind>(kind: K, from: string): ImportTarget<Section<K>> {
      const value = emptySection(kind, `s${content.sections.length + 1}`);
      content.sections.push(value as Section);
      origins.set(value as Section, from);
      return { kind: 'section', at: ['sections', value.id], value };
    },

    /** Adds an item to a section. */
    addItem<K extends SectionKind>(section: ImportTarget<Section<K>>, from: string): ImportTarget<Node<K>> {
      const items = section.value.items as Node<K>[];
      const value = emptyNode(section.value.kind as K, `${section.value.id}-${items.length + 1}`);
      const target = { kind: section.value.kind, at: [...section.at, 'items', value.id], value };
      if (items.length < CV_LIMITS.items) {
        items.push(value);
        imported += 1;
        return target;
      }
      reader.warn('tooMany', { from, at: section.at });
      return { ...target, at: [OMITTED, value.id] };
    },

    /** Adds a child to a node, for example a role to a company. */
    addChild<K extends NestedNodeKind>(
      kind: K,
      owner: ImportTarget,
      list: string,
      from: string,
    ): ImportTarget<Node<K>> {
      const siblings = (owner.value as Record<string, Node<K>[]>)[list] ?? [];
      const id = `${owner.at.at(-1)}-${kind}-${siblings.length + 1}`;
      const value = emptyNode(kind, id);
      if (siblings.length < CV_LIMITS.items) {
        siblings.push(value);
        return { kind, at: [...owner.at, list, id], value };
      }
      reader.warn('tooMany', { from, at: owner.at });
      return { kind, at: [OMITTED, id], value };
    },

    /** Reads values into fields; `fields` maps our names to theirs. A value that doesn't fit is kept as well. */
    fill(target: ImportTarget, source: SourceObject, fields: Readonly<Record<string, string>>) {
      for (const [field, name] of Object.entries(fields)) {
        const type = shapeOf(target.kind)[field];
        if (typeof type !== 'string' || UNREAD_TYPES.includes(type)) throw new Error(`field not importable: ${field}`);
        const raw = source.take(name);
        const read = reader.field(type as ReadableType, raw, { from: `${source.from}.${name}`, at: target.at, field });
        if (!isLossless(raw, read)) source.putBack(name, raw);
        Object.assign(target.value, { [field]: read });
      }
    },

    /** Stores all values that no field has taken as extras of a node. */
    storeExtras(target: ImportTarget<{ extras: Extra[] }>, source: SourceObject) {
      const remaining = Object.entries(source.remaining());
      storeFields(
        target,
        remaining.map(([name, raw]) => [name, raw, source.from ? `${source.from}.${name}` : name]),
      );
    },

    /** Stores a single value as an extra of a node, under `name`. */
    storeExtra(target: ImportTarget<{ extras: Extra[] }>, name: string, raw: unknown, from: string) {
      if (hasContent(raw)) storeFields(target, [[name, raw, from]]);
    },

    warnUnreadable: (from: string, raw: unknown) => reader.warn('unreadable', { from }, raw),
    countItem: () => {
      imported += 1;
    },

    /** Detects the language of the CV, for files that don't say it. */
    detectLanguage() {
      content.design.language = detectCvLanguage(content);
    },

    finish(): ImportResult {
      const filledSections = content.sections.filter(({ kind, items }) => items.length > 0 || kind === 'summary');
      content.sections = filledSections.slice(0, CV_LIMITS.sections);
      enforceLimits(content, reader);
      for (const section of filledSections.slice(CV_LIMITS.sections))
        reader.warn('tooMany', { from: origins.get(section) ?? '' });
      const sections = content.sections.map((section) => ({
        kind: section.kind,
        from: origins.get(section) ?? '',
        count: section.kind === 'summary' ? 1 : section.items.length,
      }));
      const warnings = reader.warnings.map((warning) =>
        warning.at && nodeAt(content, warning.at) ? warning : { ...warning, at: undefined },
      );
      return { content, report: { format, imported, kept: storedCount, sections, warnings } };
    },
  };
}

/**
 * Reads all fields again: text joined from several values may exceed a limit or hold characters that aren't allowed.
 */
function enforceLimits(content: CvContent, { warnings }: ValueReader) {
  const strictReader = makeValueReader();
  for (const { kind, path, value } of allNodesOf(content)) {
    for (const [field, type] of Object.entries(shapeOf(kind))) {
      if (typeof type === 'string' && !UNREAD_TYPES.includes(type)) {
        value[field] = strictReader.field(type as ReadableType, value[field], { from: '', at: path, field });
      }
    }
  }
  const newWarnings = strictReader.warnings.filter(({ problem }) => LIMIT_PROBLEMS.includes(problem));
  warnings.push(...newWarnings.slice(0, MAX_WARNINGS - warnings.length));
}

const LIMIT_PROBLEMS: readonly CvProblem[] = ['cut', 'cleaned', 'tooMany'];

/** Whether a field holds everything that the imported value does. */
function isLossless(raw: unknown, read: unknown): boolean {
  if (!hasContent(raw)) return true;
  if (Array.isArray(read)) {
    return Array.isArray(raw) && raw.length === read.length && raw.every((word, at) => isLossless(word, read[at]));
  }
  return typeof raw === 'object' ? false : String(raw) === String(read);
}
