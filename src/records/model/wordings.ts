/**
 * Another wording of a record's texts, for CVs with less room or for other readers. `texts` has the texts that differ, by
 * their key in the record.
 */
export type Wording = { name: string; texts: Record<string, string> };

/** The names of the wordings that every member has; all others are the member's own. */
export const WORDING_LENGTHS = ['short', 'line'] as const;
export type WordingLength = (typeof WORDING_LENGTHS)[number];
export const isWordingLength = (name: string): name is WordingLength =>
  (WORDING_LENGTHS as readonly string[]).includes(name);

export const WORDING_LIMITS = { wordings: 10, name: 40, texts: 500, text: 20_000 } as const;
