import type { CvContent } from '../content.ts';
import type { JsonObject } from '../json-resume/json.ts';
import type { Node, Section } from '../shapes.ts';
import { SECTION_KEYS } from './entry-layouts.ts';
import { writeLine } from './markdown-line.ts';
import { isRecognizedUnder } from './section-kind.ts';
import { writeEntry, writeWork } from './write-entries.ts';
import { writeOneLines } from './write-one-lines.ts';
import { writeTexts } from './write-texts.ts';

/** Writes the sections under their titles, which are made unique. */
export function writeSections(content: CvContent): JsonObject | undefined {
  const sections = new Map<string, unknown[]>();
  for (const section of content.sections) {
    const title = section.title === '' ? SECTION_KEYS[section.kind] : writeLine(section.title);
    let key = title;
    for (let suffix = 2; sections.has(key); suffix += 1) key = `${title} (${suffix})`;
    const entries = writeSection(section, key, content);
    if (entries.length > 0) sections.set(key, entries);
  }
  return sections.size === 0 ? undefined : Object.fromEntries(sections);
}

function writeSection(section: Section, title: string, { basics }: CvContent): unknown[] {
  switch (section.kind) {
    case 'summary':
      return basics.summary.trim() === '' ? [] : [basics.summary];
    case 'text':
      return writeTexts(section.items);
    case 'work':
      return section.items.flatMap(writeWork);
    case 'skills':
    case 'languages':
    case 'interests':
      return writeOneLines(section, title);
    default: {
      const isRecognized = isRecognizedUnder(title, section.kind);
      return section.items.map((item) => writeEntry(section.kind, item as Node<typeof section.kind>, isRecognized));
    }
  }
}
