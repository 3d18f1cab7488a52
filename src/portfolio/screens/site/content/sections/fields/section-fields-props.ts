import type { SiteSection } from '../../../../../model/sections/section-schema.ts';
import type { SiteEditor } from '../../../site-editor.ts';
import type { Sections } from '../use-sections.ts';

export type SectionFieldsProps<Section extends SiteSection = SiteSection> = {
  editor: SiteEditor;
  list: Sections;
  section: Section;
  /** The path of the section in the site's document. */
  path: string;
};
