import type { JsonObject } from '../../../../platform/pure/json.ts';
import type { CvContent } from '../../content.ts';
import type { Node, Section } from '../../shapes.ts';
import { LIST_MARKERS, SECTION_KEYS } from './entry-layouts.ts';
import { writeLine } from './markdown-line.ts';
import { isRecognizedUnder, sectionKindFor } from './section-kind.ts';
import { writeEntry, writeWork } from './write-entries.ts';
import { writeOneLines } from './write-one-lines.ts';

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
      // Under another title, it is imported as a section of texts.
      return isSummaryTitle(title) ? withoutBlanks([basics.summary]) : writeTexts([basics.summary]);
    case 'text':
      return writeTexts(section.items.map(({ text }) => text));
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

const isSummaryTitle = (title: string) => sectionKindFor('text', title, true) === 'summary';
const withoutBlanks = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

/** Writes texts, or bullets or numbers if all items are. A section of RenderCV has entries of one form only. */
function writeTexts(all: readonly string[]): unknown[] {
  const texts = withoutBlanks(all);
  for (const [key, marker] of Object.entries(LIST_MARKERS)) {
    const unmarkedTexts = texts.map((text, at) => withoutMarker(text, marker(at, texts.length)));
    if (unmarkedTexts.every((text) => text !== undefined)) return unmarkedTexts.map((text) => ({ [key]: text }));
  }
  return texts;
}

/** Returns the text of a list item without marker and indentation, or `undefined` if it isn't a single item. */
function withoutMarker(text: string, marker: string): string | undefined {
  if (!text.startsWith(marker)) return undefined;
  const [first = '', ...others] = text.slice(marker.length).split('\n');
  const indent = ' '.repeat(marker.length);
  if (others.some((line) => !line.startsWith(indent))) return undefined;
  return [first, ...others.map((line) => line.slice(indent.length))].join('\n');
}
