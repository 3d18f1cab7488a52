import { DESIGN_CHOICES, type Design } from '../design.ts';
import { readColour } from '../import/colour.ts';
import { inRange } from '../import/design-ranges.ts';
import type { Draft } from '../import/draft.ts';
import { isObject, type JsonObject, own } from '../json-resume/json.ts';

/** Returns the value at a path of keys, or `undefined`. */
export function at(value: unknown, ...keys: string[]): unknown {
  return keys.reduce<unknown>((inner, key) => (isObject(inner) ? own(inner, key) : undefined), value);
}

/** Sets the given design fields; undefined ones keep their values. */
export function setDesign(draft: Draft, look: { [Name in keyof Design]?: Design[Name] | undefined }) {
  for (const [name, value] of Object.entries(look)) {
    if (value !== undefined) Object.assign(draft.content.design, { [name]: value });
  }
}

const oneOf = <Choice extends string>(choices: readonly Choice[], value: unknown): Choice | undefined =>
  choices.find((choice) => choice === value);

/** Version 4 gives font sizes in CSS pixels, four of which are three points. */
const POINTS_PER_PIXEL = 0.75;

export function readDesign4(draft: Draft, metadata: JsonObject, picture: unknown) {
  const size = at(metadata, 'typography', 'font', 'size');
  setDesign(draft, {
    page: oneOf(DESIGN_CHOICES.page, at(metadata, 'page', 'format')),
    pageNumbers: flag(at(metadata, 'page', 'options', 'pageNumbers')),
    ...colours(at(metadata, 'theme')),
    size: inRange('size', typeof size === 'number' ? size * POINTS_PER_PIXEL : undefined),
    icons: not(at(metadata, 'typography', 'hideIcons')),
    language: language(at(metadata, 'locale')),
    photo: photo(picture, at(picture, 'effects', 'hidden')),
  });
}

export function readDesign5(draft: Draft, metadata: JsonObject, picture: unknown) {
  setDesign(draft, {
    page: oneOf(DESIGN_CHOICES.page, at(metadata, 'page', 'format')),
    dateFormat: oneOf(DESIGN_CHOICES.dateFormat, at(metadata, 'page', 'dateFormat')),
    ...colours(at(metadata, 'design', 'colors')),
    size: inRange('size', at(metadata, 'typography', 'body', 'fontSize')),
    icons: not(at(metadata, 'page', 'hideIcons')),
    language: language(at(metadata, 'page', 'locale')),
    levels: LEVELS.get(at(metadata, 'design', 'level', 'type')),
    sidebar: oneOf(DESIGN_CHOICES.sidebar, at(metadata, 'layout', 'sidebarSide')),
    sidebarWidth: inRange('sidebarWidth', at(metadata, 'layout', 'sidebarWidth')),
    photo: photo(picture, at(picture, 'hidden')),
  });
}

const LEVELS = new Map<unknown, Design['levels']>([
  ['hidden', 'none'],
  ['circle', 'dots'],
  ['progress-bar', 'bar'],
]);

const colours = (theme: unknown) => ({
  accent: readColour(at(theme, 'primary')),
  text: readColour(at(theme, 'text')),
  background: readColour(at(theme, 'background')),
});

/** Returns the photo's shape, derived from its corner radius. */
function photo(picture: unknown, hidden: unknown): Design['photo'] | undefined {
  if (hidden === true) return 'none';
  const [radius, size] = [at(picture, 'borderRadius'), at(picture, 'size')];
  if (typeof radius !== 'number') return undefined;
  if (radius <= 0) return 'square';
  return radius >= (typeof size === 'number' ? size : Number.POSITIVE_INFINITY) / 2 ? 'round' : 'rounded';
}

const flag = (value: unknown) => (typeof value === 'boolean' ? value : undefined);
const not = (value: unknown) => (typeof value === 'boolean' ? !value : undefined);
const language = (value: unknown) =>
  typeof value === 'string' && value.length <= 35 && /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/.test(value)
    ? value
    : undefined;
