import { addressFault, type FaultsByPlace, faultsAmong, lengthFault, orderFault } from '#records/components.tsx';
import type { AchievementDocument } from '../../contract.ts';
import { ACHIEVEMENT_LIMITS as LIMITS } from '../../model/limits.ts';

/** An achievement under one's hands; the proof of a badge is the server's. */
export type WrittenAchievement = Omit<AchievementDocument, 'proof'>;
export type Evidence = WrittenAchievement['evidence'][number];

/** A place for a link in which nothing stands yet is no evidence. */
const isEmptyLink = (evidence: Evidence) =>
  'url' in evidence && evidence.url.trim() === '' && evidence.label.trim() === '';

/** An achievement as it would be sent, and what can be told to be wrong with it. */
export function prepareAchievement(achievement: WrittenAchievement) {
  const { evidence, metric } = achievement;
  const emptyMetric = metric !== null && metric.value.trim() === '' && metric.label.trim() === '';
  const clean = !emptyMetric && !evidence.some(isEmptyLink);
  const document = clean
    ? achievement
    : { ...achievement, evidence: evidence.filter((one) => !isEmptyLink(one)), metric: emptyMetric ? null : metric };
  const faults = faultsOf(achievement);
  // Either date may be the one that is wrong.
  return { document, faults, waiting: faults.expires ? ['date', 'expires'] : [] };
}

function faultsOf(achievement: WrittenAchievement): FaultsByPlace {
  const { title, issuer, date, expires, description, credentialId, credentialUrl, evidence, metric } = achievement;
  return faultsAmong([
    ['title', title.trim() === '' ? { name: 'titleNeeded' } : lengthFault(title, LIMITS.title)],
    ['issuer', lengthFault(issuer, LIMITS.issuer)],
    ['expires', orderFault(date, expires)],
    ['description', lengthFault(description, LIMITS.description)],
    ['credentialId', lengthFault(credentialId, LIMITS.credentialId)],
    ['tags', achievement.tags.map((tag) => lengthFault(tag, LIMITS.tag)).find((fault) => fault !== undefined)],
    ['credentialUrl', addressFault(credentialUrl, LIMITS.address)],
    ...evidence.flatMap((one, at) => [
      [`evidence.${at}.label`, lengthFault(one.label, LIMITS.label)] as const,
      [`evidence.${at}.url`, linkFault(one)] as const,
    ]),
    [
      'metric.value',
      metric && metric.value.trim() === '' && metric.label.trim() !== '' ? { name: 'valueNeeded' } : undefined,
    ],
    ['metric.value', metric ? lengthFault(metric.value, LIMITS.value) : undefined],
    ['metric.label', metric ? lengthFault(metric.label, LIMITS.label) : undefined],
  ]);
}

const linkFault = (evidence: Evidence) =>
  'file' in evidence || isEmptyLink(evidence)
    ? undefined
    : evidence.url.trim() === ''
      ? ({ name: 'addressNeeded' } as const)
      : addressFault(evidence.url, LIMITS.address);
