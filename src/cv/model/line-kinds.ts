/** Kinds of sections whose entries can be added by a line that gives title, organization, period and location. */
export const LINE_KINDS = ['work', 'volunteer', 'education'] as const;
export type LineKind = (typeof LINE_KINDS)[number];
export const isLineKind = (kind: string): kind is LineKind => (LINE_KINDS as readonly string[]).includes(kind);
