import type { Node } from '../../shapes.ts';
import type { ImportTarget } from '../reading/cv-builder.ts';
import { parsePeriod } from '../reading/period.ts';
import { type Excerpt, sliceExcerpt, splitExcerpt } from '../unstructured/excerpt.ts';
import { markOnly, originOf, type PlacingState, placeText } from '../unstructured/reading-state.ts';
import { joinLines, type PdfLine, SIZES, sectionsIn } from './pdf-lines.ts';
import { placeParagraphs } from './place-paragraphs.ts';

/** The space above a place, in line heights: it stands right below the dates, and a text does not. */
const MAX_GAP_OF_PLACE = 0.25;

/** The time in a company as a whole, such as `6 years 3 months`, is a short line with a number. */
const isTotalTime = ({ text: { text } }: PdfLine) => text.length <= 40 && /\p{N}/u.test(text);

/** Reads companies, in larger letters than the positions in them. Returns the lines of the time in each as a whole. */
export function readPositions(state: PlacingState, lines: readonly PdfLine[]): PdfLine[] {
  const { builder } = state;
  const section = builder.addSection('work', 'Experience');
  const totals: PdfLine[] = [];
  for (const { title, lines: inside } of sectionsIn(lines, SIZES.company)) {
    if (title.text === '') continue;
    const company = builder.addItem(section, originOf(title));
    placeText(state, company, 'name', title);
    const [above, ...positions] = sectionsIn(inside, SIZES.position);
    totals.push(...(above?.lines.filter(isTotalTime) ?? []));
    for (const position of positions) readPosition(state, company, position);
  }
  return totals;
}

function readPosition(
  state: PlacingState,
  company: ImportTarget<Node<'work'>>,
  { title, lines: [period, place, ...texts] }: ReturnType<typeof sectionsIn>[number],
) {
  const role = state.builder.addChild('role', company, 'roles', originOf(title));
  placeText(state, role, 'position', title);
  if (period) placePeriod(state, role, period.text);
  if (!place) return;
  const isPlace = place.gapAbove < MAX_GAP_OF_PLACE && place.bullet === undefined;
  const { location } = company.value;
  if (isPlace && location === '') placeText(state, company, 'location', place.text);
  else if (isPlace && location === place.text.text) markOnly(state, company, 'location', place.text);
  // A company has one place here, so another one of a position is the first line of its text.
  else texts.unshift(place);
  placeParagraphs(state, role, 'summary', texts);
}

/** Sets the dates of a position to a period without its length in brackets. */
function placePeriod(state: PlacingState, role: ImportTarget<Node<'role'>>, line: Excerpt) {
  const open = line.text.endsWith(')') ? line.text.lastIndexOf('(') : -1;
  const written = open > 0 ? line.text.slice(0, open).trim() : line.text;
  const origin = { from: originOf(line), at: role.at, field: 'start' };
  const period = parsePeriod(written) ?? { start: state.builder.reader.date(written, origin) };
  Object.assign(role.value, period);
  markOnly(state, role, 'start', line);
}

/** Reads schools with their degrees: `Degree, Field · (2012 - 2014)`. */
export function readSchools(state: PlacingState, lines: readonly PdfLine[]) {
  const { builder } = state;
  const section = builder.addSection('education', 'Education');
  for (const { title, lines: inside } of sectionsIn(lines, SIZES.company)) {
    if (title.text === '') continue;
    const item = builder.addItem(section, originOf(title));
    placeText(state, item, 'institution', title);
    if (inside.length > 0) readDegree(state, item, joinLines(inside));
  }
}

const COMMA = /,\s/g;

function readDegree(state: PlacingState, item: ImportTarget<Node<'education'>>, line: Excerpt) {
  const open = line.text.endsWith(')') ? line.text.lastIndexOf('(') : -1;
  const years = open < 0 ? undefined : sliceExcerpt(line, open + 1, line.text.length - 1);
  const period = years && parsePeriod(years.text);
  if (period) {
    Object.assign(item.value, period);
    markOnly(state, item, 'start', years);
  }
  const [degree, ...rest] = splitExcerpt(period ? sliceExcerpt(line, 0, open) : line, COMMA);
  if (degree) placeText(state, item, 'studyType', degree);
  for (const part of rest) placeText(state, item, 'area', part);
}
