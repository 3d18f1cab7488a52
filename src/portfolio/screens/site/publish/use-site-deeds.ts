import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTellFailure } from '#records/components.tsx';
import { useToast } from '#ui/use-toast.ts';
import type { Site } from '../../../contract.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import type { SiteEditor } from '../site-editor.ts';
import { storedOf } from '../site-port.ts';
import type { SiteSession } from '../use-site-session.ts';

type Deed = 'publish' | 'unpublish' | 'discard';
export type SiteDeeds = ReturnType<typeof useSiteDeeds>;

/**
 * Returns the actions on the whole site. Publish, unpublish and discard save pending edits first, and run one at a
 * time.
 */
export function useSiteDeeds({ writer, told }: SiteSession, editor: SiteEditor) {
  const t = useTranslations('portfolio-editor.deeds');
  const queries = useQueryClient();
  const toast = useToast();
  const tell = useTellFailure();
  const [busy, setBusy] = useState<Deed>();

  const doing = async (deed: Deed): Promise<Site | undefined> => {
    if (busy) return undefined;
    setBusy(deed);
    try {
      if (!(await editor.save())) {
        toast({ text: t(`${deed}.failed`), detail: t('unsaved'), tone: 'error' });
        return undefined;
      }
      const site = await portfolioApi.site[deed].call();
      told.tell(site);
      writer.hear(storedOf(site));
      queries.setQueryData(portfolioApi.site.read.queryKey(), site);
      void queries.invalidateQueries({ queryKey: portfolioApi.shares.key() });
      return site;
    } catch (error) {
      tell(t(`${deed}.failed`), error);
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    publish: () => doing('publish'),
    unpublish: async () => {
      if (await doing('unpublish')) toast({ text: t('unpublish.done') });
    },
    discard: async () => {
      const before = writer.view().value;
      if (await doing('discard')) toast({ text: t('discard.done'), undo: () => writer.change(before) });
    },
    export: () => {
      // The browser reports no failed download to the page, so being offline is checked first.
      if (!navigator.onLine) return tell(t('export.failed'), new TypeError());
      const link = Object.assign(document.createElement('a'), { href: '/api/site/export', download: '' });
      link.click();
      toast({ text: t('export.text'), detail: t('export.detail') });
    },
  };
}
