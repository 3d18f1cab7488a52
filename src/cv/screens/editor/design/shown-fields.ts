import type { CvContent } from '../../../contract.ts';
import type { Outputs } from '../../cv-calls.ts';

export type Template = Outputs['templates']['items'][number];

/** In which template a CV is set; one that is gone is stepped in for. */
export const templateIn = (templates: readonly Template[] | undefined, id: string) =>
  templates?.find((template) => template.id === id) ?? templates?.find((template) => template.id === 'classic');

/** Which fields of the page would change something: those that the template honours, and that have anything to act on. */
export const shownFields = (
  template: Pick<Template, 'honours'> | undefined,
  { image }: Pick<CvContent['basics'], 'image'>,
) => ({
  sidebar: template?.honours.includes('sidebar') ?? false,
  sidebarWidth: template?.honours.includes('sidebarWidth') ?? false,
  photo: image !== '',
});
