import { isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import { DESIGN_CHOICES, type Design } from '../../design.ts';
import { clampToRange } from '../reading/clamp-to-range.ts';
import type { CvBuilder } from '../reading/cv-builder.ts';
import { languageTag } from '../reading/names-of-codes.ts';
import { parseColour } from '../reading/parse-colour.ts';

/** Returns the value at a path of keys, or `undefined`. */
export function valueAtKeys(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isObject(inner) ? ownProperty(inner, key) : undefined), value);
}

/** Sets the given design fields; undefined ones keep their values. */
export function setDesign(builder: CvBuilder, values: { [Name in keyof Design]?: Design[Name] | undefined }) {
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) Object.assign(builder.content.design, { [name]: value });
  }
}

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

/** Versions 3 and 4 give font sizes in CSS pixels, four of which are three points. */
const POINTS_PER_PIXEL = 0.75;

export function readDesign3(builder: CvBuilder, metadata: JsonObject) {
  const size = valueAtKeys(metadata, 'typography', 'size', 'body');
  setDesign(builder, {
    ...colours(valueAtKeys(metadata, 'theme')),
    size: clampToRange('size', typeof size === 'number' ? size * POINTS_PER_PIXEL : undefined),
    language: languageTag(valueAtKeys(metadata, 'locale')),
  });
}

export function readDesign4(builder: CvBuilder, metadata: JsonObject, picture: unknown) {
  const size = valueAtKeys(metadata, 'typography', 'font', 'size');
  setDesign(builder, {
    page: oneOf(DESIGN_CHOICES.page, valueAtKeys(metadata, 'page', 'format')),
    pageNumbers: booleanOrUndefined(valueAtKeys(metadata, 'page', 'options', 'pageNumbers')),
    ...colours(valueAtKeys(metadata, 'theme')),
    size: clampToRange('size', typeof size === 'number' ? size * POINTS_PER_PIXEL : undefined),
    icons: negated(valueAtKeys(metadata, 'typography', 'hideIcons')),
    language: languageTag(valueAtKeys(metadata, 'locale')),
    photo: photoShape(picture, valueAtKeys(picture, 'effects', 'hidden')),
  });
}

export function readDesign5(builder: CvBuilder, metadata: JsonObject, picture: unknown) {
  setDesign(builder, {
    page: oneOf(DESIGN_CHOICES.page, valueAtKeys(metadata, 'page', 'format')),
    dateFormat: oneOf(DESIGN_CHOICES.dateFormat, valueAtKeys(metadata, 'page', 'dateFormat')),
    ...colours(valueAtKeys(metadata, 'design', 'colors')),
    size: clampToRange('size', valueAtKeys(metadata, 'typography', 'body', 'fontSize')),
    icons: negated(valueAtKeys(metadata, 'page', 'hideIcons')),
    language: languageTag(valueAtKeys(metadata, 'page', 'locale')),
    levels: LEVELS.get(valueAtKeys(metadata, 'design', 'level', 'type')),
    sidebar: oneOf(DESIGN_CHOICES.sidebar, valueAtKeys(metadata, 'layout', 'sidebarSide')),
    sidebarWidth: clampToRange('sidebarWidth', valueAtKeys(metadata, 'layout', 'sidebarWidth')),
    photo: photoShape(picture, valueAtKeys(picture, 'hidden')),
  });
}

/** Whether the metadata of a file, or an object in it, says the language of its pages. */
export const hasLocale = (metadata: JsonObject, ...keys: string[]) =>
  languageTag(valueAtKeys(metadata, ...keys, 'locale')) !== undefined;

const LEVELS = new Map<unknown, Design['levels']>([
  ['hidden', 'none'],
  ['circle', 'dots'],
  ['progress-bar', 'bar'],
]);

const colours = (theme: unknown) => ({
  accent: parseColour(valueAtKeys(theme, 'primary')),
  text: parseColour(valueAtKeys(theme, 'text')),
  background: parseColour(valueAtKeys(theme, 'background')),
});

/** Returns the photo's shape, derived from its corner radius. */
function photoShape(picture: unknown, hidden: unknown): Design['photo'] | undefined {
  if (hidden === true) return 'none';
  const [radius, size] = [valueAtKeys(picture, 'borderRadius'), valueAtKeys(picture, 'size')];
  if (typeof radius !== 'number') return undefined;
  if (radius <= 0) return 'square';
  return radius >= (typeof size === 'number' ? size : Number.POSITIVE_INFINITY) / 2 ? 'round' : 'rounded';
}

const booleanOrUndefined = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const negated = (value: unknown) => (typeof value === 'boolean' ? !value : undefined);
