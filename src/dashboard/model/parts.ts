/** What a member works on, and can go on with. */
export const EDITED_KINDS = ['cv', 'project', 'achievement'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** A newcomer's path, in the order in which one thing rests on another. */
export const STEPS = ['photo', 'project', 'cv', 'publish', 'share'] as const;
export type Step = (typeof STEPS)[number];
