/** The parts of the profile, in their order on the page; each is the anchor of its address. */
export const SECTIONS = [
  'public',
  'username',
  'email',
  'password',
  'two-factor',
  'passkeys',
  'devices',
  'events',
  'data',
] as const;

export type SectionName = (typeof SECTIONS)[number];
