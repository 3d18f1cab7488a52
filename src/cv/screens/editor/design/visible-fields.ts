import type { CvContent } from '../../../contract.ts';
import type { CvApiOutputs } from '../../cv-calls.ts';

export type TemplateInfo = CvApiOutputs['templates']['items'][number];

/** Returns the template in which a CV is set. `classic` replaces a template that no longer exists. */
export const findTemplate = (templates: readonly TemplateInfo[] | undefined, id: string) =>
  templates?.find((template) => template.id === id) ?? templates?.find((template) => template.id === 'classic');

/**
 * Returns which page fields have an effect: those that the template supports, and the photo shape if there is a photo.
 */
export const visibleFieldsOf = (
  template: Pick<TemplateInfo, 'honours' | 'head'> | undefined,
  { image }: Pick<CvContent['basics'], 'image'>,
) => ({
  sidebar: template?.honours.includes('sidebar') ?? false,
  sidebarWidth: template?.honours.includes('sidebarWidth') ?? false,
  /** The template's own position of the head, if the design can choose another. */
  head: template?.honours.includes('head') ? template.head : undefined,
  photo: image !== '',
});
