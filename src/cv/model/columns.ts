import type { CvContent } from './content.ts';
import type { Operation } from './operations.ts';
import type { Section, SectionKind } from './shapes.ts';

/** Kinds of section whose entries take a single line, as suits a sidebar. */
export const SIDEBAR_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates']);

type PlacedSection = Pick<Section, 'id' | 'kind' | 'area'>;

/**
 * Returns the sections to move to the sidebar when a template is chosen. If it has no second column, or if a section
 * is in the sidebar already, there are none.
 */
const sectionsToPlace = (sections: readonly PlacedSection[], columns: number) =>
  columns === 1 || sections.some(({ area }) => area === 'sidebar')
    ? []
    : sections.filter(({ kind }) => SIDEBAR_KINDS.has(kind));

/** Returns a CV whose sections are placed in the columns of its template, unless they are already. */
export function placeInColumns(content: CvContent, columns: number): CvContent {
  const moved = new Set(sectionsToPlace(content.sections, columns).map(({ id }) => id));
  if (moved.size === 0) return content;
  const place = (section: Section): Section => (moved.has(section.id) ? { ...section, area: 'sidebar' } : section);
  return { ...content, sections: content.sections.map(place) };
}

/** Returns the operations that set a CV in a template and place its sections in the template's columns. */
export const templateOperations = (
  { sections }: { sections: readonly PlacedSection[] },
  { id, columns }: { id: string; columns: number },
): Operation[] => [
  { do: 'set', at: ['design'], field: 'template', value: id },
  ...sectionsToPlace(sections, columns).map(
    (section) => ({ do: 'set', at: ['sections', section.id], field: 'area', value: 'sidebar' }) as const,
  ),
];
