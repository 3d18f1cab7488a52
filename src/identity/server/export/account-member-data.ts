import { z } from 'zod';
import { readImagePath } from '#files/contract.ts';
import { AppError } from '#platform/pure/errors.ts';
import { preferencesChange, profileChange } from '../../model/fields.ts';
import { setPhotoToImage } from '../account/change-photo.ts';
import { changeProfile } from '../account/change-profile.ts';
import { changePreferences, toAccountPreferences } from '../account/preferences.ts';
import { requireMember } from '../actor/require-member.ts';
import { selectPasskeys, selectSessions } from '../actor/store.ts';
import type { IdentityCtx } from '../context.ts';
import { findUser } from '../store.ts';
import { toUserDocument } from '../to-user-document.ts';
import { changeUsername } from '../username/change-username.ts';
import { selectFormerUsernames } from '../username/store.ts';
import type { AccountImportReport, MemberDataModule, OpenedExport } from './member-data-module.ts';

const PROFILE = 'account/profile.json';
const PREFERENCES = 'account/preferences.json';
const { displayName, profile } = profileChange.shape;
const profileFields = profile.unwrap().shape;
/** Fields are validated one by one, so that an invalid field is left out and the rest is restored. */
const exportedAccount = z.object({
  displayName: z.unknown(),
  photoURL: z.string().nullable().catch(null),
  profile: z.record(z.string(), z.unknown()).catch({}),
});

/**
 * Exports the account. Only the user document is restored; sessions and passkeys belong to the instance that created
 * them.
 */
export const accountMemberData: MemberDataModule<IdentityCtx> = {
  collect: async (tx, uid) => {
    const user = await findUser(tx.sql, uid);
    if (!user) throw new AppError('UNAUTHORIZED');
    return [
      { path: PROFILE, data: toUserDocument(user) },
      { path: PREFERENCES, data: toAccountPreferences(user) },
      { path: 'account/sessions.json', data: await selectSessions(tx.sql, uid, new Date(0)) },
      { path: 'account/passkeys.json', data: await selectPasskeys(tx.sql, uid) },
      { path: 'account/former-usernames.json', data: await selectFormerUsernames(tx.sql, uid) },
    ];
  },
  restore,
};

async function restore(ctx: IdentityCtx, source: OpenedExport): Promise<AccountImportReport> {
  const document = exportedAccount.safeParse(await source.data(PROFILE));
  if (!document.success) return { imported: [], warnings: [PROFILE] };
  const warnings: string[] = [];
  const exportedFields = document.data.profile;
  const fields = Object.entries(profileFields).flatMap(([name, schema]) => {
    if (exportedFields[name] === undefined) return [];
    const parsed = schema.safeParse(exportedFields[name]);
    if (!parsed.success) warnings.push(`profile.${name}`);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  const parsedName = displayName.safeParse(document.data.displayName);
  if (document.data.displayName !== undefined && !parsedName.success) warnings.push('displayName');
  await changeProfile(ctx, {
    ...(parsedName.success ? { displayName: parsedName.data } : {}),
    profile: Object.fromEntries(fields),
  });
  await restorePreferences(ctx, await source.data(PREFERENCES));
  warnings.push(...(await restorePhoto(ctx, source, document.data.photoURL)));
  warnings.push(...(await restoreUsername(ctx, exportedFields.username)));
  return { imported: ['profile'], warnings };
}

/** Restores the preferences. Those that are invalid here are left undecided, as in a new account. */
async function restorePreferences(ctx: IdentityCtx, exported: unknown) {
  const preferences = z.record(z.string(), z.unknown()).safeParse(exported).data ?? {};
  const valid = Object.entries(preferencesChange.shape).flatMap(([name, schema]) => {
    const parsed = schema.safeParse(preferences[name]);
    return parsed.success ? [[name, parsed.data]] : [];
  });
  await changePreferences(ctx, Object.fromEntries(valid));
}

/** Restores the photo, which must be one of the images restored before. */
async function restorePhoto(ctx: IdentityCtx, { newIds }: OpenedExport, photoURL: string | null) {
  if (photoURL === null) return [];
  const image = newIds.get(readImagePath(photoURL)?.id ?? '');
  if (image === undefined) return ['photoURL'];
  await setPhotoToImage(ctx, image);
  return [];
}

/** Adopts the exported username if the member has none here and it is available. */
async function restoreUsername(ctx: IdentityCtx, username: unknown) {
  const { user } = requireMember(ctx.actor);
  if (user.profile.username !== '' || typeof username !== 'string' || username === '') return [];
  try {
    await changeUsername(ctx, { username });
    return [];
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return ['profile.username'];
  }
}
