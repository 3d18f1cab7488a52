import type { CvContent } from './content.ts';
import type { Operation } from './operations.ts';
import type { Section, SectionKind } from './shapes.ts';

/** Kinds of section whose entries take a single line, as suits a sidebar. */
export const SIDEBAR_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates']);

type PlacedSection = Pick<Section, 'id' | 'kind' | 'area'>;

/** Tests whether choosing a template moves no sections: it has one column, or a section is in the sidebar already. */
const arePlaced = (sections: readonly PlacedSection[], columns: number) =>
  columns === 1 || sections.some(({ area }) => area === 'sidebar');

/** Returns a CV whose sections are placed in the columns of its template, unless they are already. */
export const placeInColumns = (content: CvContent, columns: number): CvContent =>
  arePlaced(content.sections, columns) ? content : moveToSidebar(content);

/** Returns a CV whose sections of short entries are in the sidebar. */
export const moveToSidebar = (content: CvContent): CvContent => ({
  ...content,
  sections: content.sections.map((section) =>
    SIDEBAR_KINDS.has(section.kind) ? { ...section, area: 'sidebar' } : section,
  ),
});

/** Returns the operations that set a CV in a template and place its sections in the template's columns. */
export const templateOperations = (
  { sections }: { sections: readonly PlacedSection[] },
  { id, columns }: { id: string; columns: number },
): Operation[] => [
  { do: 'set', at: ['design'], field: 'template', value: id },
  ...(arePlaced(sections, columns) ? [] : sections.filter(({ kind }) => SIDEBAR_KINDS.has(kind))).map(
    (section) => ({ do: 'set', at: ['sections', section.id], field: 'area', value: 'sidebar' }) as const,
  ),
];
