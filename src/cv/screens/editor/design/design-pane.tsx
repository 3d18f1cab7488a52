import type { CvContent } from '../../../contract.ts';
import { pathKey } from '../editor-location.ts';
import { useTemplateList } from '../use-templates.ts';
import { ColourSection } from './colour-section.tsx';
import { FitSection } from './fit-section.tsx';
import { PageSection } from './page-section.tsx';
import { ResetDesignButton } from './reset-design-button.tsx';
import { TemplateSection } from './template-section.tsx';
import { TypeSection } from './type-section.tsx';
import { findTemplate, visibleFieldsOf } from './visible-fields.ts';

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
  const template = findTemplate(useTemplateList().data?.items, design.template);
  return (
    <div data-place={pathKey(['design'])}>
      <TemplateSection id={id} revision={revision} template={design.template} page={design.page} />
      <FitSection id={id} content={content} />
      <TypeSection {...{ fonts, size, lineHeight, density, template }} />
      <ColourSection {...{ accent, text, background }} />
      <PageSection design={design} visibleFields={visibleFieldsOf(template, basics)} />
      <ResetDesignButton design={design} />
    </div>
  );
}
