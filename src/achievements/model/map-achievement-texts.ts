import type { MapTexts } from '#records/contract.ts';
import type { AchievementDocument } from './fields.ts';

/** Replaces the texts of an achievement. Links are known by their address, so that moving one keeps its translation. */
export const mapAchievementTexts: MapTexts<AchievementDocument> = (achievement, replace) => {
  const { metric, evidence } = achievement;
  return {
    ...achievement,
    title: replace({ key: 'title', text: achievement.title }),
    issuer: replace({ key: 'issuer', text: achievement.issuer, isName: true }),
    description: replace({ key: 'description', text: achievement.description, isProse: true }),
    metric: metric && {
      label: replace({ key: 'metric/label', text: metric.label }),
      value: replace({ key: 'metric/value', text: metric.value, isName: true }),
    },
    // Stored files are not shown to visitors.
    evidence: evidence.map((proof) =>
      'url' in proof ? { ...proof, label: replace({ key: `links/label/${proof.url}`, text: proof.label }) } : proof,
    ),
  };
};
