import { createHash } from 'node:crypto';
import { makeLogo } from '#files/service.ts';
import { noteDeed } from '#identity/service.ts';
import { invalidFields } from '#platform/errors.ts';
import { dropLogo, keepLogo } from '#platform/instance-settings/store.ts';
import { LOGO_MEGABYTES } from '../../contract/settings.ts';
import type { AdminCtx } from '../context.ts';
import { readDecisions } from './read-decisions.ts';

const LARGEST = LOGO_MEGABYTES * 1024 * 1024;

/** Replaces the default logo. The image is decoded and re-encoded; the uploaded file is not kept. */
export async function setLogo(ctx: AdminCtx, { file }: { file: string }) {
  const bytes = Buffer.from(file, 'base64');
  if (bytes.length > LARGEST) {
    throw invalidFields([{ path: 'file', text: { word: 'logoTooLarge', values: { megabytes: LOGO_MEGABYTES } } }]);
  }
  const { width, height, forms } = await makeLogo(bytes);
  const sum = createHash('sha256');
  for (const form of forms) sum.update(form.bytes);
  const hash = sum.digest('base64url').slice(0, 22);
  await ctx.db.asSystem('an admin changes the settings', async (tx) => {
    await keepLogo(
      tx.sql,
      forms.map((form) => ({ format: form.format, hash, bytes: Buffer.from(form.bytes) })),
    );
    await ctx.instance.change(tx, { logo: { hash, width, height } });
    noteChange(ctx, tx, { width, height });
  });
  return shownNow(ctx);
}

/** Restores the default logo. */
export async function removeLogo(ctx: AdminCtx) {
  if (ctx.instance.current.logo !== null) {
    await ctx.db.asSystem('an admin changes the settings', async (tx) => {
      await dropLogo(tx.sql);
      await ctx.instance.change(tx, { logo: undefined });
      noteChange(ctx, tx, { removed: true });
    });
  }
  return shownNow(ctx);
}

function noteChange(ctx: AdminCtx, tx: Parameters<typeof noteDeed>[1], details: Record<string, unknown>) {
  ctx.pages.dropWith(tx, 'instance');
  noteDeed(ctx, tx, { action: 'logo-changed', subject: { kind: 'settings', id: 'instance' }, details });
}

async function shownNow(ctx: AdminCtx) {
  await ctx.instance.refresh();
  return readDecisions(ctx);
}
