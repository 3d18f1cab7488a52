/** What can be told of an achievement without its schemas, which weigh much in a browser. */

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

/** What proves it: a page elsewhere, or a stored file of the member's by its full name. */
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
  visible: true,
  proof: null,
};
