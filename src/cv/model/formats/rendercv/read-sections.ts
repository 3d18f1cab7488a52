import type { JsonObject } from '../../../../platform/pure/json.ts';
import { isObject } from '../../../../platform/pure/json.ts';
import type { SectionKind } from '../../shapes.ts';
import type { CvBuilder } from '../reading/cv-builder.ts';
import { hasContent } from '../reading/source-object.ts';
import { ENTRY_FORMS, type EntryForm, SECTION_KEYS } from './entry-layouts.ts';
import { readLine } from './markdown-line.ts';
import { type RenderCvEntry, readEntries } from './read-entries.ts';
import { sectionKindFor } from './section-kind.ts';

/** Reads the sections in order. Within one, entries of another kind than those before start a new section. */
export function readSections(builder: CvBuilder, sections: JsonObject) {
  for (const [key, raw] of Object.entries(sections)) {
    const from = `cv.sections.${key}`;
    if (!Array.isArray(raw)) {
      if (hasContent(raw)) builder.storeExtra(builder.root, from, raw, from);
      continue;
    }
    for (const { kind, entries } of groupEntries(builder, key, raw, from)) {
      const section = builder.addSection(kind, from);
      section.value.title = builder.reader.line(titleOf(key, kind), { from, at: section.at, field: 'title' });
      readEntries(builder, section, entries);
    }
  }
}

function groupEntries(builder: CvBuilder, key: string, raw: readonly unknown[], from: string) {
  const groups: { kind: SectionKind; entries: RenderCvEntry[] }[] = [];
  for (const [at, value] of raw.entries()) {
    const form = formOf(value);
    const entryPath = `${from}.${at}`;
    if (!form) {
      if (hasContent(value)) builder.storeExtra(builder.root, entryPath, value, entryPath);
      continue;
    }
    const kind = sectionKindFor(form, key, builder.content.basics.summary === '');
    const last = groups.at(-1);
    if (last?.kind === kind) last.entries.push({ form, value, from: entryPath });
    else groups.push({ kind, entries: [{ form, value, from: entryPath }] });
  }
  return groups;
}

function formOf(value: unknown): EntryForm | undefined {
  if (typeof value === 'string' || typeof value === 'number') return 'text';
  if (!isObject(value)) return undefined;
  return ENTRY_FORMS.find(([, fields]) => fields.some((field) => Object.hasOwn(value, field)))?.[0];
}

/** Returns the title as RenderCV shows it. Default titles are left empty and follow the language of the page. */
function titleOf(key: string, kind: SectionKind) {
  if (key === SECTION_KEYS[kind]) return '';
  const { text } = readLine(key);
  if (/[\s\p{Lu}]/u.test(text)) return text;
  return text
    .split('_')
    .map((word) => (LOWERCASE_WORDS.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
const LOWERCASE_WORDS = new Set(
  'a and as at but by for from if in into like near nor of off on onto or over so than that to upon when with yet'.split(
    ' ',
  ),
);
