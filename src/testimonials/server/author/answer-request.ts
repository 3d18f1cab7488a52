import { isDeepStrictEqual } from 'node:util';
import { findMailbox, hashOf, type IdentityCtx } from '#identity/service.ts';
import { queueMail } from '#mail/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { cleanText } from '#platform/server/http/read-form.ts';
import type { WrittenTestimonial } from '../../model/fields.ts';
import { requestState } from '../../model/states.ts';
import { testimonialReceivedMail } from '../emails/testimonial-received-mail.tsx';
import { requireVisible } from '../require-showable.ts';
import { lockByToken, type StoredTestimonial, writeAnswer } from '../store.ts';
import { findRequestingMember } from './find-requesting-member.ts';
import { ANSWERS_PER_ADDRESS, ANSWERS_PER_REQUEST } from './limits.ts';
import { toRequest } from './to-request.ts';

type Answer = WrittenTestimonial & { language: Language };
type AnswerInput = Answer & { token: string; website: string };

/**
 * Stores what an author sends, and emails the member about the first time. Can be repeated until the member has decided.
 * What a bot fills in is answered alike and not stored.
 */
export async function answerRequest(ctx: IdentityCtx, { token, website, language, ...input }: AnswerInput) {
  const { db, limits, exchange } = ctx;
  await limits.count(ANSWERS_PER_ADDRESS, exchange.visit.address);
  const written = { ...input, text: cleanText(input.text) };
  requireVisible(written);
  const tokenHash = hashOf(token);
  await limits.count(ANSWERS_PER_REQUEST, tokenHash);
  const { testimonial, person } = await db.asSystem('store the answer of an author, who has no account', async (tx) => {
    const current = await lockByToken(tx.sql, tokenHash);
    const person = current && (await findRequestingMember(tx, current.ownerId));
    if (!person) throw new AppError('NOT_FOUND');
    requireAnswerable(ctx, current);
    const answer = { written, ...written, language };
    const testimonial =
      website === '' ? await storeAnswer(ctx, tx, current, answer) : { ...current, ...asSent(answer) };
    return { testimonial, person };
  });
  return toRequest(ctx, testimonial, person);
}

const asSent = <Fields>(answer: Fields) => ({ ...answer, state: 'received' as const });

/** Throws an error that says why a request can't be answered any more. */
function requireAnswerable({ clock }: IdentityCtx, testimonial: StoredTestimonial) {
  const state = requestState(testimonial, clock.now());
  if (state === 'open' || state === 'sent') return;
  throw new AppError('CONFLICT', { text: { word: state === 'closed' ? 'testimonialClosed' : 'testimonialExpired' } });
}

async function storeAnswer(
  ctx: IdentityCtx,
  tx: Tx,
  current: StoredTestimonial,
  answer: Answer & { written: WrittenTestimonial },
) {
  // A repeated answer doesn't reset what the member has edited.
  if (isDeepStrictEqual(current.written, answer.written) && current.language === answer.language) return current;
  const receivedAt = current.receivedAt ?? ctx.clock.now();
  const testimonial = await writeAnswer(tx.sql, current.id, { ...answer, receivedAt });
  if (current.receivedAt === null) await notifyMember(ctx, tx, testimonial);
  return testimonial;
}

async function notifyMember(ctx: IdentityCtx, tx: Tx, { id, ownerId, name, label }: StoredTestimonial) {
  const mailbox = await findMailbox(tx, ownerId);
  if (!mailbox) return;
  queueMail(ctx, tx, testimonialReceivedMail, {
    ...mailbox,
    event: `testimonial ${id}`,
    data: { author: name, label },
  });
}
