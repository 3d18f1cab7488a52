import type { Design } from '#cv/model/design.ts';
import type { CvOutline, ItemOutline } from '#cv/model/outline/outline.ts';
import type { FieldMatch } from '#cv/render/reading/find-fields.ts';
import type { OutlineField } from '#cv/render/reading/outline-fields.ts';
import type { PdfBox, PdfPage, PdfTextRun } from '#cv/render/reading/pdf-content.ts';

const MILLIMETRE = 72 / 25.4;
const TOLERANCE = 1;
/** The unprintable edge of a page, which must contain no text. */
const EDGE = 5 * MILLIMETRE;

type PageFrame = Pick<Design, 'marginX' | 'marginY' | 'size' | 'lineHeight'> & {
  /** Whether text may be placed in the margins, on backgrounds that reach the paper's edge. */
  toTheEdge: boolean;
};

/** Returns the text outside the margins. Text of the page itself, such as page numbers, only has to be printable. */
export const textOutsideMargins = (pages: readonly PdfPage[], frame: PageFrame): string[] =>
  pages.flatMap(({ width, height, runs }, page) => {
    const sides = frame.toTheEdge ? EDGE : frame.marginX * MILLIMETRE;
    const ends = frame.marginY * MILLIMETRE;
    const text = { x: sides, y: ends, width: width - 2 * sides, height: height - 2 * ends };
    const paper = { x: EDGE, y: EDGE, width: width - 2 * EDGE, height: height - 2 * EDGE };
    return runs
      .filter((run) => !isInside(run, run.isArtifact ? paper : text))
      .map((run) => `page ${page + 1}: “${run.text}”`);
  });

const isInside = (run: PdfTextRun, frame: PdfBox) => {
  const { text, y, height } = run;
  const ink = inkOf(run);
  return (
    ink.x >= frame.x - TOLERANCE &&
    ink.x + ink.width <= frame.x + frame.width + TOLERANCE &&
    // A heading on a line with smaller text may reach above the margin, but its glyphs do not fill its box. A mark is raised
    // by its letter, as high as the line has room.
    y >= frame.y - TOLERANCE - height * (MARK.test(text) ? RAISED : UNUSED) &&
    y + height <= frame.y + frame.height + TOLERANCE
  );
};
const UNUSED = 0.05;
const RAISED = 0.5;
const MARK = /^\p{M}+$/u;

/**
 * Half of a Chinese or Japanese stop or bracket is blank and may be outside the margin. Signs that ASCII has too were reduced
 * to it by the reader.
 */
const STARTS_BLANK = /^(?:[「『（〈《【〔]|\((?=\p{Script=Han}))/u;
const ENDS_BLANK = /[、。，．」』）〉》】〕]$|(?<=\p{Script=Han})[,:;!?)]$/u;
/** Returns the extent of a run without the blank halves at its ends, which stops that meet share. */
const inkOf = ({ text, x, width, height }: PdfTextRun) => {
  const [before, after] = [blankOf(text, STARTS_BLANK, height), blankOf(text, ENDS_BLANK, height)];
  return { x: x + before, width: width - before - after };
};
const blankOf = (text: string, where: RegExp, size: number) => (where.test(text) ? size / 2 : 0);

/** Returns the pages after the first whose text does not begin at the top margin. */
export const latePageStarts = (pages: readonly PdfPage[], { marginY, size, lineHeight }: PageFrame): string[] =>
  pages.flatMap(({ runs }, page) => {
    const first = Math.min(...runs.filter(({ isArtifact }) => !isArtifact).map(({ y }) => y));
    const maxStart = marginY * MILLIMETRE + 2 * size * lineHeight;
    return page === 0 || first <= maxStart ? [] : [`page ${page + 1} begins ${Math.round(first)} pt from its edge`];
  });

/** Returns the text runs that overlap. */
export const overlappingText = (pages: readonly PdfPage[]): string[] =>
  pages.flatMap(({ runs }, page) => {
    const sorted = runs.filter(({ width }) => width > 0).toSorted((one, other) => one.y - other.y);
    return sorted.flatMap((run, at) => {
      const end = sorted.findIndex((other, index) => index > at && other.y > run.y + run.height);
      const near = sorted.slice(at + 1, end < 0 ? undefined : end);
      return near
        .filter((other) => collide(run, other))
        .map((other) => `page ${page + 1}: “${run.text}” and “${other.text}”`);
    });
  });

/** Returns whether two runs overlap by more than a third of the smaller one's size. Kerned glyphs do not count. */
const collide = (one: PdfTextRun, other: PdfTextRun) => {
  const [ink, otherInk] = [inkOf(one), inkOf(other)];
  return (
    shared(ink.x, ink.width, otherInk.x, otherInk.width) >
      Math.max(Math.min(one.width, other.width) / 3, KERNED * one.height) &&
    shared(one.y, one.height, other.y, other.height) > Math.min(one.height, other.height) / 3
  );
};
const KERNED = 0.2;
const shared = (at: number, length: number, otherAt: number, otherLength: number) =>
  Math.min(at + length, otherAt + otherLength) - Math.max(at, otherAt);

/** Returns the headings of sections and entries at the end of a page whose content begins on the next one. */
export function strandedHeadings({ sections }: CvOutline, found: readonly FieldMatch[]): string[] {
  const pagesOf = (id: string, parts: readonly OutlineField['part'][]) =>
    found
      .filter(({ field }) => field.id === id && parts.includes(field.part))
      .flatMap(({ lines }) => lines.map(({ page }) => page));
  const ends = (pages: readonly number[], next: readonly number[]) =>
    pages.length > 0 && next.length > 0 && Math.max(...pages) < Math.min(...next);

  const inItem = ({ id, heading, bullets, roles }: ItemOutline): string[] => {
    const [head, address] = [pagesOf(id, ['head']), pagesOf(id, ['url'])];
    const text = [
      ...pagesOf(id, ['text', 'detail']),
      ...bullets.flatMap((bullet) => pagesOf(bullet.id, ['bullet'])),
      ...roles.flatMap((role) => pagesOf(role.id, ['head'])),
    ];
    const isStranded = ends(head, [...address, ...text]) || ends([...head, ...address], text);
    return [...(isStranded ? [heading] : []), ...roles.flatMap(inItem)];
  };
  return sections.flatMap(({ id, heading, items: [first, ...others] }) => {
    const follows = [...pagesOf(id, ['text']), ...(first ? pagesOf(first.id, ['head', 'url', 'text', 'detail']) : [])];
    const stranded = ends(pagesOf(id, ['heading']), follows) ? [heading] : [];
    return [...stranded, ...(first ? [first, ...others] : []).flatMap(inItem)];
  });
}

/**
 * Returns the sections and entries of which a page has nothing but the last line. Lines count by their height on the page,
 * so that dates beside a heading are part of its line.
 */
export function loneLastLines({ sections }: CvOutline, found: readonly FieldMatch[]): string[] {
  const linesById = Map.groupBy(
    found.flatMap(({ field, lines }) => lines.map((line) => ({ id: field.id, ...line }))),
    ({ id }) => id,
  );
  const nameOf = (ids: readonly string[], name: string) => {
    const lines = ids.flatMap((id) => linesById.get(id) ?? []);
    const pages = lines.map(({ page }) => page);
    const last = Math.max(...pages);
    const onLast = lines.filter(({ page }) => page === last);
    const [top, bottom] = [Math.min(...onLast.map(({ y }) => y)), Math.max(...onLast.map(({ y }) => y))];
    const isAlone = Math.min(...pages) < last && bottom - top < Math.max(...onLast.map(({ height }) => height)) / 2;
    return isAlone ? [`page ${last + 1}: ${name}`] : [];
  };
  const idsOf = ({ id, bullets, roles }: ItemOutline): string[] => [
    ...[id, ...bullets.map((bullet) => bullet.id)],
    ...roles.flatMap(idsOf),
  ];
  const inItem = (item: ItemOutline): string[] => [...nameOf(idsOf(item), item.heading), ...item.roles.flatMap(inItem)];
  return sections.flatMap(({ id, heading, items }) => [
    ...nameOf([id, ...items.flatMap(idsOf)], heading),
    ...items.flatMap(inItem),
  ]);
}

/**
 * Returns the pages after the last sidebar content on which the sidebar's place is left empty. For pages read from the left
 * with their sidebar there.
 */
export function emptySidebars(outline: CvOutline, found: readonly FieldMatch[], pages: readonly PdfPage[]): string[] {
  const inSidebar = new Set(
    outline.sections
      .filter(({ area }) => area === 'sidebar')
      .flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]),
  );
  const lastPage = Math.max(
    0,
    ...found.filter(({ field }) => inSidebar.has(field.id)).flatMap(({ lines }) => lines.map(({ page }) => page)),
  );
  return pages.flatMap(({ width, runs }, page) => {
    const start = Math.min(...runs.filter(({ isArtifact }) => !isArtifact).map(({ x }) => x));
    return page > lastPage && start > width / 6
      ? [`page ${page + 1} begins ${Math.round(start)} pt from the left`]
      : [];
  });
}
