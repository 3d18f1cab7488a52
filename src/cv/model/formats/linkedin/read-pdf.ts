import type { Node } from '../../shapes.ts';
import { type CvBuilder, type ImportResult, type ImportTarget, makeCvBuilder } from '../reading/cv-builder.ts';
import { parsePeriod } from '../reading/period.ts';
import { addContact, addWebAddress } from '../reading/read-contacts.ts';
import { readPlainText } from '../reading/read-rich-text.ts';
import { makeSourceObject } from '../reading/source-object.ts';
import { headingKindOf } from '../unstructured/lexicon/heading-kind.ts';
import type { SourceDocument } from '../unstructured/source-document.ts';
import { joinWrapped } from './join-wrapped.ts';
import { isSize, type PdfLine, pdfLinesOf, SIZES, sectionsIn, textOfLines } from './pdf-lines.ts';

/** Returns whether a document has the layout of LinkedIn’s “Save to PDF”, whose sizes are the same in every language. */
export function isLinkedInPdf(document: SourceDocument): boolean {
  const sizes = document.lines.flatMap(({ segments }) => segments.flat().map(({ size }) => size));
  const hasSizes = [SIZES.name, SIZES.heading, SIZES.sideHeading].every((size) =>
    sizes.some((one) => isSize(one, size)),
  );
  return (
    hasSizes &&
    document.lines.some(({ segments }) => segments.flat().some(({ text }) => text.includes('linkedin.com/in/')))
  );
}

/** Reads a profile that LinkedIn has saved to PDF: by the sizes of its lines, which say what each of them is. */
export function readLinkedInPdf(document: SourceDocument): ImportResult {
  const builder = makeCvBuilder('pdf', 'pdf');
  const { main, side } = pdfLinesOf(document);
  const [head = { title: '', lines: [] }, ...sections] = sectionsIn(main, SIZES.heading);
  readHead(builder, head.lines);
  for (const [at, { title, lines }] of sectionsIn(joinWrapped(side), SIZES.sideHeading).entries()) {
    // The skills are called the top ones, which is no usual heading.
    const kind = headingKindOf(title) ?? (at === 2 ? 'skills' : undefined);
    if (at <= 1) for (const line of lines) readContact(builder, line);
    else readList(builder, kind, title, lines);
  }
  for (const { title, lines } of sections) {
    const kind = headingKindOf(title);
    if (kind === 'work') readPositions(builder, lines);
    else if (kind === 'education') readSchools(builder, lines);
    else if (kind === 'summary') {
      builder.addSection('summary', title);
      fillText(builder, builder.basics, 'summary', lines);
      builder.countItem();
    } else readList(builder, kind, title, lines);
  }
  builder.detectLanguage();
  return builder.finish();
}

/** Reads the name, and the lines between it and the first heading: the headline, and last the place. */
function readHead(builder: CvBuilder, lines: readonly PdfLine[]) {
  const { basics, location, reader } = builder;
  const [names, others] = [
    lines.filter(({ size }) => isSize(size, SIZES.name)),
    lines.filter(({ size }) => !isSize(size, SIZES.name)),
  ];
  const place = others.length > 1 ? (others.at(-1)?.text ?? '') : '';
  const headline = others.slice(0, place === '' ? undefined : -1).map(({ text }) => text);
  basics.value.name = reader.line(names.map(({ text }) => text).join(' '), { from: 'name', at: basics.at });
  basics.value.headline = reader.line(headline.join(' '), { from: 'headline', at: basics.at });
  location.value.display = reader.line(place, { from: 'location', at: location.at });
}

/** Reads a line of the contact details, with its kind in brackets. */
function readContact(builder: CvBuilder, { text, link }: PdfLine) {
  const { basics, reader } = builder;
  const [, value = text, label = ''] = /^(.*?) ?\(([^()]{1,40})\)$/.exec(text) ?? [];
  if (value.trim() === '') return;
  const from = 'contact';
  if (value.includes('@') && !value.includes('/')) basics.value.email ||= reader.line(value, { from, at: basics.at });
  else if (link?.startsWith('http')) addWebAddress(builder, from, { label, url: link });
  else if (/^\+?[\d\s().-]{6,}$/.test(value)) basics.value.phone ||= reader.line(value, { from, at: basics.at });
  else addContact(builder, from, { label, value });
}

/** Reads the names in a list of the narrow column. */
function readList(builder: CvBuilder, kind: string | undefined, title: string, lines: readonly PdfLine[]) {
  const texts = lines.map(({ text }) => text);
  if (kind === 'skills') {
    const section = builder.addSection('skills', title);
    for (const text of texts) builder.addItem(section, title).value.name = builder.reader.line(text, { from: title });
  } else if (kind === 'languages') {
    const section = builder.addSection('languages', title);
    for (const text of texts) {
      const [, language = text, fluency = ''] = /^(.*?) ?\(([^()]{1,80})\)$/.exec(text) ?? [];
      const cefr = /^native\b/i.test(fluency) ? ('native' as const) : ('' as const);
      Object.assign(builder.addItem(section, title).value, { language, fluency, cefr });
    }
  } else if (kind === 'certificates') {
    const section = builder.addSection('certificates', title);
    for (const text of texts) builder.addItem(section, title).value.name = builder.reader.line(text, { from: title });
  } else {
    const section = builder.addSection('text', title);
    section.value.title = builder.reader.line(title, { from: title });
    fillText(builder, builder.addItem(section, title), 'text', lines);
  }
}

/** Reads companies, in larger letters than the positions in them. The time in a company as a whole is left out. */
function readPositions(builder: CvBuilder, lines: readonly PdfLine[]) {
  const section = builder.addSection('work', 'Experience');
  let company: ImportTarget<Node<'work'>> | undefined;
  for (const { title, lines: inside } of sectionsIn(lines, SIZES.company)) {
    if (title === '') continue;
    company = builder.addItem(section, title);
    company.value.name = builder.reader.line(title, { from: title, at: company.at });
    for (const position of sectionsIn(inside, SIZES.position)) {
      if (position.title === '') continue;
      const role = builder.addChild('role', company, 'roles', position.title);
      role.value.position = builder.reader.line(position.title, { from: position.title, at: role.at });
      const [period, place, ...texts] = position.lines;
      Object.assign(role.value, periodIn(builder, period?.text ?? ''));
      const hasPlace = place !== undefined && place.gapAbove < MAX_GAP_OF_PLACE && place.bullet === undefined;
      if (hasPlace)
        company.value.location ||= builder.reader.line(place.text, { from: position.title, at: company.at });
      // A company has one place here, so another one of a position is the first line of its text.
      const isRead = place === undefined || (hasPlace && company.value.location === place.text);
      fillText(builder, role, 'summary', isRead ? texts : [place, ...texts]);
    }
  }
}

/** The space above a place, in line heights: it stands right below the dates, and a text does not. */
const MAX_GAP_OF_PLACE = 0.25;

/** Reads a period without its length in brackets. */
function periodIn(builder: CvBuilder, text: string) {
  const written = text.replace(/ ?\([^()]{1,60}\)$/, '').trim();
  return parsePeriod(written) ?? { start: builder.reader.date(written, { from: 'Experience' }) };
}

/** Reads schools with their degrees: `Degree, Field · (2012 - 2014)`. */
function readSchools(builder: CvBuilder, lines: readonly PdfLine[]) {
  const section = builder.addSection('education', 'Education');
  for (const { title, lines: inside } of sectionsIn(lines, SIZES.company)) {
    if (title === '') continue;
    const item = builder.addItem(section, title);
    item.value.institution = builder.reader.line(title, { from: title, at: item.at });
    const text = inside.map((line) => line.text).join(' ');
    const [, degree = text, years = ''] = /^(.*?)(?: ?· ?)?\(([^()]{4,60})\)$/.exec(text) ?? [];
    const period = parsePeriod(years);
    if (period) Object.assign(item.value, period);
    const [studyType = '', ...area] = (period ? degree : text).split(', ');
    item.value.studyType = builder.reader.line(studyType.trim(), { from: title, at: item.at });
    item.value.area = builder.reader.line(area.join(', ').trim(), { from: title, at: item.at });
  }
}

function fillText(builder: CvBuilder, target: ImportTarget, field: string, lines: readonly PdfLine[]) {
  readPlainText(builder, target, makeSourceObject({ text: textOfLines(lines) }, ''), 'text', field);
}
