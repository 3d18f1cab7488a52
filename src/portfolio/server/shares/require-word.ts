import { isUsernameKnown, requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import type { ShareOptions } from '../../contract.ts';
import { PREVIEW_PATHS } from '../../model/preview-paths.ts';
import { isGuessable } from '../../model/share-word.ts';
import type { PortfolioCtx } from '../context.ts';
import { sharePath } from '../site/addresses.ts';
import { findIdOfWord, type StoredShare } from './store.ts';
import type { TargetColumns } from './stored-target.ts';
import { loadTargets } from './targets.ts';

type Link = TargetColumns & Pick<StoredShare, 'ownerId'> & Partial<Pick<StoredShare, 'id' | 'word' | 'passwordHash'>>;

/**
 * Throws unless a link may have its word after a change: one that no other link and no member has, and that a stranger
 * can't guess if there is no password.
 */
export async function requireWord(ctx: PortfolioCtx, { word, password }: ShareOptions, link: Link) {
  const { uid, user } = requireMember(ctx.actor);
  const chosen = word === undefined ? (link.word ?? null) : word;
  if (chosen === null) return;
  const isProtected = password === undefined ? (link.passwordHash ?? null) !== null : password !== null;
  if (!isProtected) {
    const targetOf = await ctx.db.asMember(uid, (tx) => loadTargets(tx, uid, [{ ...link, drafts: false }]));
    const { displayName, profile } = user;
    const names = [
      displayName,
      ...displayName.split(/\s+/),
      profile.username,
      targetOf({ ...link, drafts: false }).title ?? '',
    ];
    if (isGuessable(chosen, names)) throw refusal('wordGuessable');
  }
  if (chosen === link.word) return;
  const isTaken = await ctx.db.asSystem('compare a word for a link with those of all members', async (tx) => {
    const id = await findIdOfWord(tx.sql, chosen);
    return (id !== undefined && id !== link.id) || (await isUsernameKnown(tx, chosen, ctx.clock.now()));
  });
  if (isTaken || Object.values<string>(PREVIEW_PATHS).includes(sharePath(chosen))) throw refusal('wordTaken');
}

/** Resolves to the result of storing a link, or throws if another link took its word at the same moment. */
export const unlessWordTaken = <Result>(storing: Promise<Result>) =>
  storing.catch((error: unknown): never => {
    const { constraint } = ((error as Error).cause ?? error) as { constraint?: unknown };
    throw constraint === 'shares_word' ? refusal('wordTaken') : error;
  });

const refusal = (word: 'wordGuessable' | 'wordTaken') => invalidFields([{ path: 'word', text: { word } }]);
