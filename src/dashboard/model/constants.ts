/** Kinds of document that the "Recent" list contains. */
export const EDITED_KINDS = ['cv', 'project', 'post', 'achievement'] as const;
export type EditedKind = (typeof EDITED_KINDS)[number];

/** Onboarding steps, ordered so that each one builds on the ones before it. */
export const ONBOARDING_STEPS = ['photo', 'project', 'cv', 'publish', 'share'] as const;
export type OnboardingStep = (typeof ONBOARDING_STEPS)[number];
