import type { StorageKernel } from '#files/service.ts';
import type { IdentityCtx, MemberDataModule } from '#identity/service.ts';
import { loadSite } from '../site/load-site.ts';
import { packSite } from './pack-site.ts';

/** Adds the published site as plain HTML to a member's export. */
export const siteAsHtml = (files: StorageKernel): MemberDataModule<IdentityCtx> => ({
  pages: async function* (uid) {
    const siteData = await loadSite(files, uid, 'published', { asOwner: uid });
    if (!siteData) return;
    for await (const file of packSite(files, siteData)) yield { ...file, name: `site/${file.name}` };
  },
});
