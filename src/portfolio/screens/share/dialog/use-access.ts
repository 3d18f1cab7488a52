import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import type { Audience, Share } from '../../../contract.ts';
import { cvsApi } from '../../cvs-api.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import { projectsApi } from '../../projects-api.ts';
import type { ShareActions } from '../use-share-actions.ts';

/** Who can view something: only its owner, whoever has a link, or everybody. */
export type Who = 'nobody' | 'link' | 'public';

/** Who can view something, and how that is changed. */
export type Access = {
  who: Who;
  /** Why some choices can't be made now. */
  reasons: Partial<Record<Who, string>>;
  /** Changes it, apart from links, which are switched off before `nobody`. Rejects if that fails. */
  change: (who: Who) => Promise<unknown>;
};

type Links = { audiences: readonly Audience[]; shareActions: ShareActions };

/** Returns the links that are switched on and not expired. */
export const activeLinksIn = (audiences: readonly Audience[]): Share[] =>
  audiences.flatMap((one) =>
    one.kind === 'link' && one.share.state === 'active' && one.share.hidden !== 'expired' ? [one.share] : [],
  );

/** Returns why the member may not share yet, for each choice that would. */
function useSharingReasons(): Access['reasons'] {
  const t = useTranslations('portfolio-share.dialog.reasons');
  const auth = useAuth();
  const isUnverified = auth.status === 'signedIn' && !auth.user.emailVerified;
  return isUnverified ? { link: t('unverified'), public: t('unverified') } : {};
}

/** Returns who can view a CV: by its visibility, and by links while it is private. Undefined while it is read. */
export function useCvAccess(id: string, { audiences }: Links) {
  const queries = useQueryClient();
  const query = useQuery({ ...cvsApi.read.queryOptions({ input: { id } }), networkMode: 'always' });
  const reasons = useSharingReasons();
  const cv = query.data;
  const hasLinks = activeLinksIn(audiences).length > 0;
  const access: Access | undefined = cv && {
    who: cv.visibility === 'public' ? 'public' : cv.visibility === 'link' || hasLinks ? 'link' : 'nobody',
    reasons,
    change: async (who) => {
      const visibility = ({ nobody: 'private', link: 'link', public: 'public' } as const)[who];
      await cvsApi.setSharing.call({ id, visibility });
      await Promise.all([
        queries.invalidateQueries({ queryKey: cvsApi.key() }),
        queries.invalidateQueries({ queryKey: portfolioApi.audiences.key() }),
      ]);
    },
  };
  return { query, cv, access };
}

/** Returns who can view a project: everybody once it is published, and whoever has a link to its draft. */
export function useProjectAccess(id: string, { audiences, shareActions }: Links) {
  const queries = useQueryClient();
  const query = useQuery({ ...projectsApi.read.queryOptions({ input: { id } }), networkMode: 'always' });
  const reasons = useSharingReasons();
  const project = query.data;
  const ownLinks = activeLinksIn(audiences).filter(({ target }) => target.kind === 'project');
  const setStatus = async (status: 'draft' | 'published') => {
    // An editor may have saved the project since the query was answered.
    const current = await projectsApi.read.call({ id });
    if (current.status === status) return;
    await projectsApi.save.call({ id, revision: current.revision, status });
    await queries.invalidateQueries({ queryKey: projectsApi.key() });
  };
  const access: Access | undefined = project && {
    who: project.status === 'published' ? 'public' : ownLinks.some(({ live }) => live) ? 'link' : 'nobody',
    reasons,
    change: async (who) => {
      await setStatus(who === 'public' ? 'published' : 'draft');
      if (who === 'link') {
        for (const link of ownLinks) await shareActions.change(link, { drafts: true });
        if (ownLinks.length === 0) await shareActions.create({ target: { kind: 'project', id }, drafts: true });
      }
      await queries.invalidateQueries({ queryKey: portfolioApi.audiences.key() });
    },
  };
  return { query, project, access };
}

/** Returns who can view the site: nobody else until it is published, and then by links or at its own addresses. */
export function useSiteAccess() {
  const queries = useQueryClient();
  const query = useQuery({ ...portfolioApi.site.read.queryOptions(), networkMode: 'always' });
  const reasons = useSharingReasons();
  const site = query.data;
  const who: Who = !site || site.publishedAt === null ? 'nobody' : site.document.open ? 'public' : 'link';
  const access: Access | undefined = site && {
    who,
    reasons,
    change: async (next) => {
      if (next === 'nobody') await portfolioApi.site.unpublish.call({});
      else {
        await portfolioApi.site.access.call({ open: next === 'public' });
        if (who === 'nobody') await portfolioApi.site.publish.call({});
      }
      await queries.invalidateQueries({ queryKey: portfolioApi.key() });
    },
  };
  return { query, site, access };
}

/** Returns who can view something that is shared by links alone: a letter or a bundle. */
export function useLinkAccess(
  target: { kind: 'letter'; id: string; letter: string } | { kind: 'bundle' },
  { audiences, shareActions }: Links,
): Access {
  const t = useTranslations('portfolio-share.dialog.reasons');
  const reasons = useSharingReasons();
  const isShared = activeLinksIn(audiences).length > 0;
  return {
    who: isShared ? 'link' : 'nobody',
    reasons: { ...reasons, public: t(target.kind) },
    change: async (who) => {
      if (who !== 'link' || isShared) return;
      const [paused] = audiences;
      if (paused?.kind === 'link') await shareActions.change(paused.share, { state: 'active' });
      else if (target.kind === 'letter') await shareActions.create({ target });
    },
  };
}
