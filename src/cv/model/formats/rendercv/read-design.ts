import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { clampToRange } from '../reading/clamp-to-range.ts';
import type { CvBuilder } from '../reading/cv-builder.ts';
import { parseColour } from '../reading/parse-colour.ts';
import { makeSourceObject, type SourceObject } from '../reading/source-object.ts';
import { LANGUAGE_BY_NAME } from './names.ts';

const PAGES: Readonly<Record<string, 'a4' | 'letter'>> = {
  a4: 'a4',
  a4paper: 'a4',
  'us-letter': 'letter',
  letter: 'letter',
  letterpaper: 'letter',
};
/** The templates that look most like the themes of RenderCV. */
const TEMPLATES: ReadonlyMap<string, string> = new Map([
  ['moderncv', 'banker'],
  ['sb2nov', 'ruled'],
  ['engineeringresumes', 'ruled'],
  ['engineeringclassic', 'compact'],
  ['harvard', 'ruled'],
  ['ink', 'academic'],
]);
const MM_PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 };

/** Reads the design settings that have an equivalent here. The file's design is also kept as a whole. */
export function readDesign(builder: CvBuilder, file: SourceObject) {
  const design = toObject(file.peek('design'));
  const setting = (name: string, key: string) => ownProperty(toObject(ownProperty(design, name)), key);
  const size = setting('typography', 'font_size');
  const values = {
    template: TEMPLATES.get(String(ownProperty(design, 'theme') ?? '')),
    page: PAGES[String(setting('page', 'size') ?? '')],
    text: parseColour(setting('colors', 'body') ?? setting('colors', 'text')),
    accent: parseColour(setting('colors', 'section_titles') ?? setting('colors', 'name')),
    size: clampToRange(
      'size',
      toPoints(parseLength(ownProperty(toObject(size), 'body') ?? size ?? setting('text', 'font_size'))),
    ),
    marginX: clampToRange('marginX', parseLength(setting('page', 'left_margin'))),
    marginY: clampToRange('marginY', parseLength(setting('page', 'top_margin'))),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) Object.assign(builder.content.design, { [name]: value });
  }
  readLanguage(builder, file);
}

function readLanguage(builder: CvBuilder, file: SourceObject) {
  const raw = file.take('locale');
  const locale = makeSourceObject(raw, 'locale');
  const name = locale.take('language');
  if (typeof name === 'string' && Object.hasOwn(LANGUAGE_BY_NAME, name))
    builder.content.design.language = LANGUAGE_BY_NAME[name] ?? 'en';
  else locale.putBack('language', name);
  file.putBack('locale', isObject(raw) ? locale.remaining() : raw);
}

const toObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Parses a length into millimetres. */
function parseLength(rawLength: unknown) {
  if (typeof rawLength !== 'string') return undefined;
  const [, number, unit = ''] = /^(\d{1,4}(?:\.\d{1,6})?)\s?(mm|cm|in|pt)$/.exec(rawLength) ?? [];
  return number ? Number(number) * (MM_PER_UNIT[unit] ?? 1) : undefined;
}
const MM_PER_POINT = 25.4 / 72;
const toPoints = (length: number | undefined) => (length === undefined ? undefined : length / MM_PER_POINT);
