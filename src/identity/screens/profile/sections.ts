/** The sections of the profile, in the order of the page. Each is the anchor of its URL. */
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
