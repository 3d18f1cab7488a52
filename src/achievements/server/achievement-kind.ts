import { projectKind } from '#projects/service.ts';
import type { RecordKind } from '#records/service.ts';
import { type AchievementDocument, achievementDocument, EMPTY_ACHIEVEMENT } from '../model/fields.ts';
import { mapAchievementTexts } from '../model/map-achievement-texts.ts';
import { ACHIEVEMENT_VERSION, upgradeAchievement } from '../model/upgrade.ts';

/** Fields that a badge's proof covers. */
export const PROVEN_FIELDS = ['title', 'issuer', 'date', 'expires', 'credentialId'] as const;

export const achievementKind: RecordKind<AchievementDocument> = {
  name: 'achievement',
  titleField: 'title',
  version: ACHIEVEMENT_VERSION,
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
    words: searchTextOf(achievement),
  }),
  referencesOf: (achievement) => ({
    images: achievement.badge ? [achievement.badge] : [],
    files: achievement.evidence.flatMap((evidence) => ('file' in evidence ? [evidence.file] : [])),
    records: achievement.project ? [{ kind: projectKind.name, id: achievement.project }] : [],
  }),
  // The proof covers the badge's own values, so editing any of them removes it.
  deriveFields: (achievement, before) =>
    PROVEN_FIELDS.every((name) => achievement[name] === before[name]) ? achievement : { ...achievement, proof: null },
  applyAction: (achievement, action) => ({ ...achievement, visible: action === 'show' }),
  // The proof belongs to one imported badge; a copy has none.
  duplicate: (achievement) => ({ ...achievement, visible: false, proof: null }),
  versions: { unrestored: ['visible'] },
  mapTexts: mapAchievementTexts,
  heavy: ['description', 'evidence', 'wordings'],
  // Visible achievements appear on the member's portfolio, and publishing that already requires a verified address.
  isPublished: () => false,
};

const searchTextOf = ({ issuer, description, credentialId, evidence, metric, tags, wordings }: AchievementDocument) =>
  [
    issuer,
    description,
    credentialId,
    ...tags,
    ...evidence.map(({ label }) => label),
    ...(metric ? [metric.label, metric.value] : []),
    ...wordings.flatMap(({ texts }) => Object.values(texts)),
  ].join('\n');
