import type { Draft } from '../import/draft.ts';
import { saysSomething } from '../import/given.ts';
import type { JsonObject } from '../json-resume/json.ts';
import { isObject } from '../json-resume/json.ts';
import type { SectionKind } from '../shapes.ts';
import { kindOf } from './kind-of.ts';
import { type EntryForm, FORMS, SECTION_KEYS } from './kinds.ts';
import { readLine } from './markdown-line.ts';
import { type Entry, readEntries } from './read-entries.ts';

/** Reads the sections in order. Within one, entries of another kind than those before start a new section. */
export function readSections(draft: Draft, sections: JsonObject) {
  for (const [key, raw] of Object.entries(sections)) {
    const from = `cv.sections.${key}`;
    if (!Array.isArray(raw)) {
      if (saysSomething(raw)) draft.keepAs(draft.root, from, raw, from);
      continue;
    }
    for (const { kind, entries } of groupsOf(draft, key, raw, from)) {
      const section = draft.section(kind, from);
      section.value.title = draft.reader.line(titleOf(key, kind), { from, at: section.at, field: 'title' });
      readEntries(draft, section, entries);
    }
  }
}

function groupsOf(draft: Draft, key: string, raw: readonly unknown[], from: string) {
  const groups: { kind: SectionKind; entries: Entry[] }[] = [];
  for (const [at, value] of raw.entries()) {
    const form = formOf(value);
    const spot = `${from}.${at}`;
    if (!form) {
      if (saysSomething(value)) draft.keepAs(draft.root, spot, value, spot);
      continue;
    }
    const kind = kindOf(form, key, draft.content.basics.summary === '');
    const last = groups.at(-1);
    if (last?.kind === kind) last.entries.push({ form, value, from: spot });
    else groups.push({ kind, entries: [{ form, value, from: spot }] });
  }
  return groups;
}

function formOf(value: unknown): EntryForm | undefined {
  if (typeof value === 'string' || typeof value === 'number') return 'text';
  if (!isObject(value)) return undefined;
  return FORMS.find(([, fields]) => fields.some((field) => Object.hasOwn(value, field)))?.[0];
}

/** Returns the title as RenderCV shows it. Default titles are left empty and follow the language of the page. */
function titleOf(key: string, kind: SectionKind) {
  if (key === SECTION_KEYS[kind]) return '';
  const { text } = readLine(key);
  if (/[\s\p{Lu}]/u.test(text)) return text;
  return text
    .split('_')
    .map((word) => (SMALL.has(word) ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');
}
const SMALL = new Set(
  'a and as at but by for from if in into like near nor of off on onto or over so than that to upon when with yet'.split(
    ' ',
  ),
);
