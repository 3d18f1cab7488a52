import { addressFault, type FaultsByPlace, faultsAmong, lengthFault, orderFault } from '#records/components.tsx';
import type { AchievementDocument } from '../../contract.ts';
import { ACHIEVEMENT_LIMITS as LIMITS } from '../../model/limits.ts';

/** An achievement in the editor, without the proof, which only the server writes. */
export type WrittenAchievement = Omit<AchievementDocument, 'proof'>;
export type Evidence = WrittenAchievement['evidence'][number];

/** Reports whether an evidence row is an unfilled link. */
const isEmptyLink = (evidence: Evidence) =>
  'url' in evidence && evidence.url.trim() === '' && evidence.label.trim() === '';

/**
 * Returns the achievement as it is sent, without empty rows, with client-side errors and the fields to hold back
 * because of them.
 */
export function prepareAchievement(achievement: WrittenAchievement) {
  const { evidence, metric } = achievement;
  const emptyMetric = metric !== null && metric.value.trim() === '' && metric.label.trim() === '';
  const clean = !emptyMetric && !evidence.some(isEmptyLink);
  const document = clean
    ? achievement
    : { ...achievement, evidence: evidence.filter((one) => !isEmptyLink(one)), metric: emptyMetric ? null : metric };
  const faults = faultsOf(achievement);
  // Either date may be the wrong one, so both are held back.
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
