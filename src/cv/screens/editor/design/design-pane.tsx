import type { CvContent } from '../../../contract.ts';
import { placeName } from '../editor-at.ts';
import { useTemplateList } from '../use-templates.ts';
import { ColourSection } from './colour-section.tsx';
import { FitSection } from './fit-section.tsx';
import { OwnLookButton } from './own-look-button.tsx';
import { PageSection } from './page-section.tsx';
import { shownFields, templateIn } from './shown-fields.ts';
import { TemplateSection } from './template-section.tsx';
import { TypeSection } from './type-section.tsx';

type Props = {
  id: string;
  content: CvContent;
  /** The last saved revision, which the template thumbnails show. */
  revision: number;
};

/** Pane for the design of the CV: its template, type, colours and page. */
export function DesignPane({ id, content, revision }: Props) {
  const { design, basics } = content;
  const { fonts, size, lineHeight, density, accent, text, background } = design;
  const template = templateIn(useTemplateList().data?.items, design.template);
  return (
    <div data-place={placeName(['design'])}>
      <TemplateSection id={id} revision={revision} template={design.template} page={design.page} />
      <FitSection id={id} content={content} />
      <TypeSection {...{ fonts, size, lineHeight, density, template }} />
      <ColourSection {...{ accent, text, background }} />
      <PageSection design={design} shown={shownFields(template, basics)} />
      <OwnLookButton design={design} />
    </div>
  );
}
