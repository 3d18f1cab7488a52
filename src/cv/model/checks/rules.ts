import { duplicateItem } from './rules/duplicate-item.ts';
import { emptyItem } from './rules/empty-item.ts';
import { emptySection } from './rules/empty-section.ts';
import { endBeforeStart } from './rules/end-before-start.ts';
import { firstPerson } from './rules/first-person.ts';
import { futureDate } from './rules/future-date.ts';
import { linkWithoutHttps } from './rules/link-without-https.ts';
import { longBullet } from './rules/long-bullet.ts';
import { longCv } from './rules/long-cv.ts';
import { longSummary } from './rules/long-summary.ts';
import { lowContrast } from './rules/low-contrast.ts';
import { malformedEmail } from './rules/malformed-email.ts';
import { malformedLink } from './rules/malformed-link.ts';
import { manyBullets } from './rules/many-bullets.ts';
import { missingEmail } from './rules/missing-email.ts';
import { missingLocation } from './rules/missing-location.ts';
import { missingName } from './rules/missing-name.ts';
import { missingPhone } from './rules/missing-phone.ts';
import { missingSummary } from './rules/missing-summary.ts';
import { mistypedEmail } from './rules/mistyped-email.ts';
import { mixedDates } from './rules/mixed-dates.ts';
import { noNumbers } from './rules/no-numbers.ts';
import { oneWordBullet } from './rules/one-word-bullet.ts';
import { otherScript } from './rules/other-script.ts';
import { overlappingRoles } from './rules/overlapping-roles.ts';
import { placeholderText } from './rules/placeholder-text.ts';
import { plainHttpLink } from './rules/plain-http-link.ts';
import { repeatedOpening } from './rules/repeated-opening.ts';
import { shoutedName } from './rules/shouted-name.ts';
import { sparseCv } from './rules/sparse-cv.ts';
import { unevenFullStops } from './rules/uneven-full-stops.ts';
import { unreadableDate } from './rules/unreadable-date.ts';
import { untidySpaces } from './rules/untidy-spaces.ts';
import { untitledItem } from './rules/untitled-item.ts';
import { weakOpening } from './rules/weak-opening.ts';

/**
 * All rules, in the order of their results. To add one, create a file in `rules/`, list it here, and add its message to
 * `checks.json`.
 */
export const RULES = [
  missingName,
  missingEmail,
  missingPhone,
  missingLocation,
  malformedEmail,
  mistypedEmail,
  malformedLink,
  linkWithoutHttps,
  plainHttpLink,
  unreadableDate,
  futureDate,
  endBeforeStart,
  overlappingRoles,
  mixedDates,
  emptySection,
  emptyItem,
  untitledItem,
  duplicateItem,
  missingSummary,
  longSummary,
  longBullet,
  oneWordBullet,
  manyBullets,
  weakOpening,
  repeatedOpening,
  firstPerson,
  noNumbers,
  unevenFullStops,
  untidySpaces,
  shoutedName,
  placeholderText,
  otherScript,
  lowContrast,
  longCv,
  sparseCv,
] as const;

export type RuleName = (typeof RULES)[number]['name'];
