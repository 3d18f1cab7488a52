import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { Site } from '../../../contract.ts';
import type { UnpublishedRecord } from '../../../model/unpublished-work.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import type { SiteEditor } from '../site-editor.ts';
import { toStored } from '../site-port.ts';
import type { SiteSession } from '../use-site-session.ts';
import { publishRecords } from './publish-records.ts';

type SiteAction = 'publish' | 'unpublish' | 'discard';
export type SiteActions = ReturnType<typeof useSiteActions>;

/**
 * Returns the actions on the whole site. Publish, unpublish and discard save pending edits first, and run one at a
 * time.
 */
export function useSiteActions({ writer, recordStore }: SiteSession, editor: SiteEditor) {
  const t = useTranslations('portfolio-editor.actions');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const [busy, setBusy] = useState<SiteAction>();

  const refresh = async () => {
    const site = await portfolioApi.site.read.call().catch(() => undefined);
    if (site) recordStore.update(site);
  };

  const run = async (action: SiteAction, work: readonly UnpublishedRecord[] = []): Promise<Site | undefined> => {
    if (busy) return undefined;
    setBusy(action);
    try {
      if (!(await editor.save())) {
        toast({ text: t(`${action}.failed`), detail: t('unsaved'), tone: 'error' });
        return undefined;
      }
      await publishRecords(queries, work);
      const site = await portfolioApi.site[action].call();
      recordStore.update(site);
      writer.receive(toStored(site));
      queries.setQueryData(portfolioApi.site.read.queryKey(), site);
      void queries.invalidateQueries({ queryKey: portfolioApi.shares.key() });
      return site;
    } catch (error) {
      reportFailure(t(`${action}.failed`), error);
      // Some of the work may be published, or gone.
      if (work.length > 0) await refresh();
      return undefined;
    } finally {
      setBusy(undefined);
    }
  };

  return {
    busy,
    /** Publishes the site together with some work. */
    publish: (work: readonly UnpublishedRecord[]) => run('publish', work),
    unpublish: async () => {
      if (await run('unpublish')) toast({ text: t('unpublish.done') });
    },
    discard: async () => {
      const before = writer.view().value;
      if (await run('discard')) toast({ text: t('discard.done'), undo: () => writer.change(before) });
    },
    export: () => {
      // The browser reports no failed download to the page, so being offline is checked first.
      if (!navigator.onLine) return reportFailure(t('export.failed'), new TypeError());
      const link = Object.assign(document.createElement('a'), { href: '/api/site/export', download: '' });
      link.click();
      toast({ text: t('export.text'), detail: t('export.detail') });
    },
  };
}
