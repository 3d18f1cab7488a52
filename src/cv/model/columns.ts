import type { CvContent } from './content.ts';
import type { Section, SectionKind } from './shapes.ts';

/** Kinds of section whose entries take a single line, as suits a sidebar. */
export const SIDEBAR_KINDS: ReadonlySet<SectionKind> = new Set(['skills', 'languages', 'interests', 'certificates']);

type PlacedSection = Pick<Section, 'id' | 'kind' | 'area'>;

/** Tests whether choosing a template moves no sections: it has one column, or a section is in the sidebar already. */
const arePlaced = (sections: readonly PlacedSection[], columns: number) =>
  columns === 1 || sections.some(({ area }) => area === 'sidebar');

/** Returns a CV whose sections are placed in the columns of its template, unless they are already. */
export const placeInColumns = <Content extends Pick<CvContent, 'sections'>>(
  content: Content,
  columns: number,
): Content => (arePlaced(content.sections, columns) ? content : moveToSidebar(content));

/** Returns a CV whose sections of short entries are in the sidebar. */
export const moveToSidebar = <Content extends Pick<CvContent, 'sections'>>(content: Content): Content => ({
  ...content,
  sections: content.sections.map((section) =>
    SIDEBAR_KINDS.has(section.kind) ? { ...section, area: 'sidebar' } : section,
  ),
});
