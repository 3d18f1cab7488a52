/** Limits on lengths and counts, shared by forms and schemas. */
export const LIMITS = {
  displayName: 80,
  bio: 600,
  location: 120,
  webAddress: 300,
  networkName: 40,
  socialLinks: 20,
  minPasswordLength: 10,
  maxPasswordLength: 128,
  passkeyName: 60,
} as const;
