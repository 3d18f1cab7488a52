import { readColour } from '../import/colour.ts';
import { inRange } from '../import/design-ranges.ts';
import type { Draft } from '../import/draft.ts';
import { type Given, makeGiven } from '../import/given.ts';
import { isObject, type JsonObject, own } from '../json-resume/json.ts';
import { LANGUAGES } from './names.ts';

const PAGES: Readonly<Record<string, 'a4' | 'letter'>> = {
  a4: 'a4',
  a4paper: 'a4',
  'us-letter': 'letter',
  letter: 'letter',
  letterpaper: 'letter',
};
const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, in: 25.4, pt: 25.4 / 72 };

/** Reads the design settings that have an equivalent here. The file's design is also kept as a whole. */
export function readDesign(draft: Draft, file: Given) {
  const design = asObject(file.look('design'));
  const part = (name: string, key: string) => own(asObject(own(design, name)), key);
  const size = part('typography', 'font_size');
  const found = {
    page: PAGES[String(part('page', 'size') ?? '')],
    text: readColour(part('colors', 'body') ?? part('colors', 'text')),
    accent: readColour(part('colors', 'section_titles') ?? part('colors', 'name')),
    size: inRange('size', points(lengthOf(own(asObject(size), 'body') ?? size ?? part('text', 'font_size')))),
    marginX: inRange('marginX', lengthOf(part('page', 'left_margin'))),
    marginY: inRange('marginY', lengthOf(part('page', 'top_margin'))),
  };
  for (const [name, value] of Object.entries(found)) {
    if (value !== undefined) Object.assign(draft.content.design, { [name]: value });
  }
  readLanguage(draft, file);
}

function readLanguage(draft: Draft, file: Given) {
  const raw = file.take('locale');
  const locale = makeGiven(raw, 'locale');
  const name = locale.take('language');
  if (typeof name === 'string' && Object.hasOwn(LANGUAGES, name))
    draft.content.design.language = LANGUAGES[name] ?? 'en';
  else locale.giveBack('language', name);
  file.giveBack('locale', isObject(raw) ? locale.left() : raw);
}

const asObject = (value: unknown): JsonObject => (isObject(value) ? value : {});

/** Parses a length into millimetres. */
function lengthOf(written: unknown) {
  if (typeof written !== 'string') return undefined;
  const [, number, unit = ''] = /^(\d{1,4}(?:\.\d{1,6})?)\s?(mm|cm|in|pt)$/.exec(written) ?? [];
  return number ? Number(number) * (MILLIMETRES[unit] ?? 1) : undefined;
}
const POINT = 25.4 / 72;
const points = (length: number | undefined) => (length === undefined ? undefined : length / POINT);
