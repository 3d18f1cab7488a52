/** The name by which the field that adds entries to a section is found to be focused. */
export const QUICK_FIELD = 'quick';
