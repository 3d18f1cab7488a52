import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import type { VISIT_SPANS } from '../contract.ts';
import type { VisitTarget } from '../model/visit-target.ts';
import { visitsOf } from './visits-of.ts';

type ReadVisitsInput = {
  days?: (typeof VISIT_SPANS)[number] | undefined;
  kind?: VisitTarget['kind'] | undefined;
  id?: string | undefined;
};

const DEFAULT_SPAN = 30;

/** Returns the visit statistics of the signed-in member. */
export function readVisits({ actor, db }: IdentityCtx, { days = DEFAULT_SPAN, kind, id }: ReadVisitsInput) {
  const { uid } = requireMember(actor);
  // A link and a CV may have equal ids.
  if (id !== undefined && kind === undefined) throw invalidFields([{ path: 'kind', text: { word: 'missingField' } }]);
  return db.asMember(uid, (tx) => visitsOf(tx, uid, { days, kind, id }));
}
