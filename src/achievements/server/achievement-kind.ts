import { projectKind } from '#projects/service.ts';
import type { RecordKind } from '#records/service.ts';
import { type AchievementDocument, achievementDocument, EMPTY_ACHIEVEMENT } from '../model/fields.ts';
import { upgradeAchievement, VERSION } from '../model/upgrade.ts';

/** What a badge vouches for. */
export const PROVEN = ['title', 'issuer', 'date', 'expires', 'credentialId'] as const;

export const achievementKind: RecordKind<AchievementDocument> = {
  name: 'achievement',
  titleField: 'title',
  version: VERSION,
  upgrade: upgradeAchievement,
  empty: EMPTY_ACHIEVEMENT,
  schema: achievementDocument,
  index: (achievement) => ({
    title: achievement.title,
    category: achievement.kind,
    status: achievement.visible ? 'visible' : 'hidden',
    tags: achievement.tags,
    happened: achievement.date,
    expires: achievement.expires,
    featured: false,
    words: wordsOf(achievement),
  }),
  named: (achievement) => ({
    images: achievement.badge ? [achievement.badge] : [],
    files: achievement.evidence.flatMap((evidence) => ('file' in evidence ? [evidence.file] : [])),
    refersTo: achievement.project ? [{ kind: projectKind.name, id: achievement.project }] : [],
  }),
  // The proof is that of what the badge says; for what somebody wrote in its place there is none.
  follow: (achievement, before) =>
    PROVEN.every((name) => achievement[name] === before[name]) ? achievement : { ...achievement, proof: null },
  act: (achievement, action) => ({ ...achievement, visible: action === 'show' }),
  // The proof is that of one badge; a copy is written by hand.
  copy: (achievement) => ({ ...achievement, visible: false, proof: null }),
  heavy: ['description', 'evidence'],
  // What is visible is shown where its member shows a portfolio; that one asks for a proven address.
  isPublished: () => false,
};

const wordsOf = ({ issuer, description, credentialId, evidence, metric, tags }: AchievementDocument) =>
  [
    issuer,
    description,
    credentialId,
    ...tags,
    ...evidence.map(({ label }) => label),
    ...(metric ? [metric.label, metric.value] : []),
  ].join('\n');
