/** Bounds of a member's storage limit, in megabytes. */
export const STORAGE_LIMIT = { min: 1, max: 1_000_000 } as const;
