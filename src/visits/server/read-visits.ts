import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/errors.ts';
import type { VISIT_SPANS } from '../contract.ts';
import type { Target } from '../model/target.ts';
import { visitsOf } from './visits-of.ts';

type Wanted = {
  days?: (typeof VISIT_SPANS)[number] | undefined;
  kind?: Target['kind'] | undefined;
  id?: string | undefined;
};

const USUAL_SPAN = 30;

/** Returns the visit statistics of the signed-in member. */
export function readVisits({ actor, db }: IdentityCtx, { days = USUAL_SPAN, kind, id }: Wanted) {
  const { uid } = requireMember(actor);
  // A link and a CV may have equal ids.
  if (id !== undefined && kind === undefined) throw invalidFields([{ path: 'kind', text: { word: 'missingField' } }]);
  return db.asMember(uid, (tx) => visitsOf(tx, uid, { days, kind, id }));
}
