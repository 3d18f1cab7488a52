import { richTextOf } from '#platform/pure/markdown/html-to-markdown.ts';
import { plainText } from '#platform/pure/markdown/plain-text.ts';
import { CV_LIMITS } from '../../content.ts';
import type { SectionOf } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { readMarkedText } from '../reading/read-rich-text.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { splitWords } from '../reading/split-words.ts';

/** The longest line that is a skill rather than a sentence about several. */
const MAX_SKILL_LENGTH = 80;

/** The sections for skills: those that are listed, and those that are described. */
export type SkillSections = { listed: ImportTarget<SectionOf<'skills'>>; described: ImportTarget<SectionOf<'custom'>> };

/** Reads skills that a file has as a text in HTML: as keywords if it lists them, or else as a text of its own. */
export function readSkillText(
  builder: CvBuilder,
  { listed, described }: SkillSections,
  source: SourceObject,
  { path, label }: { path: string; label: string },
) {
  const from = `${source.from}.${path}`;
  const words = skillsIn(source.peek(path));
  if (words) {
    source.take(path);
    const item = builder.addItem(listed, from);
    item.value.name = label;
    item.value.keywords = builder.reader.words(words, { from, at: item.at, field: 'keywords' });
    return;
  }
  const item = builder.addItem(described, from);
  item.value.title = label;
  readMarkedText(builder, item, source, path, 'summary');
}

/** Returns the skills that a text lists, or undefined if it is prose. */
function skillsIn(html: unknown): string[] | undefined {
  if (typeof html !== 'string') return undefined;
  const { blocks, simplified } = richTextOf(html);
  const lines = blocks.map(({ text }) => plainText(text));
  const words = lines.length === 1 ? splitWords((lines[0] ?? '').replaceAll(';', ',')) : lines;
  const areSkills =
    !simplified && words && words.length <= CV_LIMITS.words && words.every((word) => word.length <= MAX_SKILL_LENGTH);
  return areSkills ? words : undefined;
}
