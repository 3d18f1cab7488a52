import { isLineKind, isShort, type SectionKind } from '../../../model/shapes.ts';

/** The name by which the field that adds entries to a section is found to be focused. */
export const QUICK_FIELD = 'quick';

/**
 * Reports whether a click on an empty section of this kind leads to the field that adds its first entry. On touch
 * screens, a keyboard would open.
 */
export const opensQuickField = (kind: SectionKind) =>
  (isShort(kind) || isLineKind(kind)) && !window.matchMedia('(pointer: coarse)').matches;
