import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Testimonial } from '../contract.ts';
import { canBecome } from '../model/states.ts';
import { requireOwnPhoto, requireShowable } from './require-showable.ts';
import {
  lockOwnTestimonial,
  lockTestimonials,
  nextPosition,
  type StoredTestimonial,
  type TestimonialUpdate,
  updateTestimonial,
} from './store.ts';
import { changedTestimonial } from './to-testimonial.ts';

type Shown = 'name' | 'role' | 'organization' | 'source' | 'quotedFrom' | 'text' | 'language' | 'photo';
type Changeable = Pick<StoredTestimonial, Shown | 'state' | 'label' | 'message'>;
type ChangeInput = { id: string; revision: number } & {
  [Name in keyof Changeable]?: Changeable[Name] | undefined;
};

/**
 * Approves, hides or edits a testimonial. The author's own words stay stored beside an edited text. Fails if the
 * testimonial has changed since the given revision, so that nobody approves a text that they haven't read.
 */
export async function changeTestimonial(
  ctx: IdentityCtx,
  { id, revision, ...input }: ChangeInput,
): Promise<Testimonial> {
  const { uid } = requireMember(ctx.actor);
  const change = definedOf(input);
  return changedTestimonial(ctx, uid, async (tx) => {
    await lockTestimonials(tx.sql, uid);
    const current = await lockOwnTestimonial(tx.sql, uid, id);
    if (!current || current.trashedAt) throw new AppError('NOT_FOUND');
    if (current.revision !== revision) throw new AppError('CONFLICT');
    await requireAllowed(tx, current, change);
    const isNewlyApproved = change.state === 'approved' && current.state === 'received';
    const position = isNewlyApproved ? { position: await nextPosition(tx.sql, uid) } : {};
    if (current.state === 'approved' || change.state === 'approved') ctx.pages.invalidate(tx, uid);
    return (await updateTestimonial(tx.sql, uid, id, { ...change, ...position })) ?? current;
  });
}

const definedOf = (input: Omit<ChangeInput, 'id' | 'revision'>): TestimonialUpdate =>
  Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));

async function requireAllowed(tx: Tx, current: StoredTestimonial, change: TestimonialUpdate) {
  const { state = current.state, label: _, message: __, ...shown } = change;
  const hasText = current.state !== 'requested';
  if (!canBecome(state, { state: current.state, hasText, isWrittenByAuthor: current.written !== null })) {
    throw new AppError('CONFLICT');
  }
  if (!hasText) {
    const fields = Object.keys(shown).filter((path) => path !== 'state');
    if (fields.length > 0) throw invalidFields(fields.map((path) => ({ path, text: { word: 'noSuchField' } })));
    return;
  }
  requireShowable({ ...current, ...shown }, current.origin);
  await requireOwnPhoto(tx, current.ownerId, change.photo ?? null);
}
