import type { Portable } from '#records/service.ts';
import type { CvDocument } from '../contract.ts';
import { cvKind } from './cv-kind.ts';

/** How CVs travel in their member’s export; into other programs they go one by one, each in a format of its own. */
export const portableCvs: Portable<CvDocument> = { kind: cvKind, name: 'cvs', notTaken: [], inPlaceOfTitle: [] };
