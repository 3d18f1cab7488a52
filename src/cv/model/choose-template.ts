import { placeInColumns } from './columns.ts';
import type { CvContent } from './content.ts';
import { DEFAULT_DESIGN } from './design.ts';
import type { Operation } from './operations.ts';

type Placed = Pick<CvContent, 'sections' | 'design'>;

/** The facts about a template that decide how a CV is set in it. */
export type TemplateFacts = { id: string; columns: number; accent: string };

/**
 * Returns a CV in another template: its sections are placed in the template's columns, and the accent is the template's
 * own unless the member has chosen one. `previous` is undefined for a template that no longer exists.
 */
export function inTemplate<Content extends Placed>(
  content: Content,
  template: TemplateFacts,
  previous: Pick<TemplateFacts, 'accent'> | undefined,
): Content {
  const { design } = content;
  const isOwnChoice = design.accent !== previous?.accent && design.accent !== DEFAULT_DESIGN.accent;
  const accent = isOwnChoice ? design.accent : template.accent;
  return placeInColumns({ ...content, design: { ...design, template: template.id, accent } }, template.columns);
}

/** Returns the operations that set a CV in another template. */
export function templateOperations(
  content: Placed,
  template: TemplateFacts,
  previous: Pick<TemplateFacts, 'accent'> | undefined,
): Operation[] {
  const { design, sections } = inTemplate(content, template, previous);
  return [
    { do: 'set', at: ['design'], field: 'template', value: design.template },
    ...(design.accent === content.design.accent
      ? []
      : [{ do: 'set', at: ['design'], field: 'accent', value: design.accent } as const]),
    ...sections
      .filter(({ area }, at) => area !== content.sections[at]?.area)
      .map(({ id, area }) => ({ do: 'set', at: ['sections', id], field: 'area', value: area }) as const),
  ];
}
