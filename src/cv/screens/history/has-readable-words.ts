import { DESIGN_CHOICES } from '../../model/design.ts';
import type { CvChange } from './cv-change.ts';

/** The fields that are stored as ids or codes. */
const CODED_FIELDS: ReadonlySet<string> = new Set(
  [...Object.keys(DESIGN_CHOICES), 'template', 'fonts', 'language'].map((field) => `design.${field}`),
);

/** Whether the old and new value of a changed field can be shown as they are stored. */
export const hasReadableWords = ({ kind, field = '' }: Pick<CvChange, 'kind' | 'field'>) =>
  !CODED_FIELDS.has(field) && !(kind === 'section' && field === 'area');
