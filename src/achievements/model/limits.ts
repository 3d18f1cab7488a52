/** Kinds, limits and empty document of an achievement, without the schemas, which would bloat the client bundle. */

export const ACHIEVEMENT_KINDS = [
  'award',
  'certification',
  'publication',
  'talk',
  'course',
  'milestone',
  'other',
] as const;
export type AchievementKind = (typeof ACHIEVEMENT_KINDS)[number];

export const ACHIEVEMENT_LIMITS = {
  title: 200,
  issuer: 160,
  description: 20_000,
  credentialId: 200,
  address: 2000,
  evidence: 30,
  label: 120,
  value: 80,
  tags: 30,
  tag: 40,
} as const;

/** Evidence of an achievement: a link, or a file of the member by its full storage name. */
export type Evidence = { label: string; url: string } | { label: string; file: string };

export const EMPTY_ACHIEVEMENT = {
  title: '',
  kind: 'other' as AchievementKind,
  issuer: '',
  date: '',
  expires: '',
  description: '',
  credentialId: '',
  credentialUrl: '',
  evidence: [] as Evidence[],
  metric: null as { label: string; value: string } | null,
  project: null as string | null,
  badge: null as string | null,
  tags: [] as string[],
  wordings: [] as { name: string; texts: Record<string, string> }[],
  visible: false,
  proof: null,
};
