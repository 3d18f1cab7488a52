import {
  collectFieldErrors,
  type FieldErrorMap,
  validateDateOrder,
  validateLength,
  validateUrl,
} from '#records/components.tsx';
import type { AchievementDocument } from '../../contract.ts';
import { ACHIEVEMENT_LIMITS as LIMITS } from '../../model/limits.ts';

/** An achievement in the editor, without the proof, which only the server writes. */
export type EditableAchievement = Omit<AchievementDocument, 'proof'>;
export type EditableEvidence = EditableAchievement['evidence'][number];

/** Reports whether an evidence row is an unfilled link. */
const isEmptyLink = (evidence: EditableEvidence) =>
  'url' in evidence && evidence.url.trim() === '' && evidence.label.trim() === '';

/**
 * Returns the achievement to send, without empty rows.
 * Includes client-side errors and the fields to hold back because of them.
 */
export function prepareAchievement(achievement: EditableAchievement) {
  const { evidence, metric } = achievement;
  const isMetricEmpty = metric !== null && metric.value.trim() === '' && metric.label.trim() === '';
  const hasNoEmptyRows = !isMetricEmpty && !evidence.some(isEmptyLink);
  const document = hasNoEmptyRows
    ? achievement
    : {
        ...achievement,
        evidence: evidence.filter((item) => !isEmptyLink(item)),
        metric: isMetricEmpty ? null : metric,
      };
  const faults = validateAchievement(achievement);
  // Either date may be the wrong one, so both are held back.
  return { document, faults, waiting: faults.expires ? ['date', 'expires'] : [] };
}

function validateAchievement(achievement: EditableAchievement): FieldErrorMap {
  const { title, issuer, date, expires, description, credentialId, credentialUrl, evidence, metric } = achievement;
  return collectFieldErrors([
    ['title', title.trim() === '' ? { name: 'titleNeeded' } : validateLength(title, LIMITS.title)],
    ['issuer', validateLength(issuer, LIMITS.issuer)],
    ['expires', validateDateOrder(date, expires, 'expiresBeforeDate')],
    ['description', validateLength(description, LIMITS.description)],
    ['credentialId', validateLength(credentialId, LIMITS.credentialId)],
    ['tags', achievement.tags.map((tag) => validateLength(tag, LIMITS.tag)).find((error) => error !== undefined)],
    ['credentialUrl', validateUrl(credentialUrl, LIMITS.address)],
    ...evidence.flatMap((item, at) => [
      [`evidence.${at}.label`, validateLength(item.label, LIMITS.label)] as const,
      [`evidence.${at}.url`, validateLink(item)] as const,
    ]),
    [
      'metric.value',
      metric && metric.value.trim() === '' && metric.label.trim() !== '' ? { name: 'valueNeeded' } : undefined,
    ],
    ['metric.value', metric ? validateLength(metric.value, LIMITS.value) : undefined],
    ['metric.label', metric ? validateLength(metric.label, LIMITS.label) : undefined],
  ]);
}

const validateLink = (evidence: EditableEvidence) =>
  'file' in evidence || isEmptyLink(evidence)
    ? undefined
    : evidence.url.trim() === ''
      ? ({ name: 'addressNeeded' } as const)
      : validateUrl(evidence.url, LIMITS.address);
