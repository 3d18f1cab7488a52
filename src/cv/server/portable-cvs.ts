import type { AccountExchange } from '#records/service.ts';
import type { CvDocument } from '../contract.ts';
import { cvKind } from './cv-kind.ts';
import { withUnpublishedChanges } from './publication/published-content.ts';

/** Defines CVs in a member's data export. For other programs, CVs are exported one by one in their formats. */
export const portableCvs: AccountExchange<CvDocument> = {
  kind: cvKind,
  name: 'cvs',
  serverOnlyFields: [],
  withUnpublishedChanges,
  titleFallbacks: [],
};
