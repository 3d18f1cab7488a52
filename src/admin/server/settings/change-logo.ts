import { createHash } from 'node:crypto';
import { makeLogo } from '#files/service.ts';
import { recordAdminEvent } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { deleteLogo, storeLogo } from '#platform/server/instance-settings/store.ts';
import { LOGO_MEGABYTES } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';
import { readAdminSettings } from './read-admin-settings.ts';

const MAX_LOGO_BYTES = LOGO_MEGABYTES * 1024 * 1024;

/** Replaces the default logo. The image is decoded and re-encoded; the uploaded file is not kept. */
export async function setLogo(ctx: AdminCtx, { file }: { file: string }) {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > MAX_LOGO_BYTES) {
    throw invalidFields([{ path: 'file', text: { word: 'logoTooLarge', values: { megabytes: LOGO_MEGABYTES } } }]);
  }
  const { width, height, forms } = await makeLogo(bytes);
  const sum = createHash('sha256');
  for (const form of forms) sum.update(form.bytes);
  const hash = sum.digest('base64url').slice(0, 22);
  await ctx.db.asSystem('an admin changes the settings', async (tx) => {
    await storeLogo(
      tx.sql,
      forms.map((form) => ({ format: form.format, hash, bytes: Buffer.from(form.bytes) })),
    );
    await ctx.instance.change(tx, { logo: { hash, width, height } });
    recordLogoChange(ctx, tx, { width, height });
  });
  return readRefreshedSettings(ctx);
}

/** Restores the default logo. */
export async function removeLogo(ctx: AdminCtx) {
  if (ctx.instance.current.logo !== null) {
    await ctx.db.asSystem('an admin changes the settings', async (tx) => {
      await deleteLogo(tx.sql);
      await ctx.instance.change(tx, { logo: undefined });
      recordLogoChange(ctx, tx, { removed: true });
    });
  }
  return readRefreshedSettings(ctx);
}

function recordLogoChange(ctx: AdminCtx, tx: Parameters<typeof recordAdminEvent>[1], details: Record<string, unknown>) {
  ctx.pages.invalidate(tx, 'instance');
  recordAdminEvent(ctx, tx, { action: 'logo-changed', subject: { kind: 'settings', id: 'instance' }, details });
}

async function readRefreshedSettings(ctx: AdminCtx) {
  await ctx.instance.refresh();
  return readAdminSettings(ctx);
}
