import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { PublicationMode } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';

/**
 * Returns which version of a CV visitors see, and functions that change it. `saveChanges` saves pending edits before they
 * are published and resolves to whether none are left; only the editor has some.
 */
export function usePublication(id: string, saveChanges: () => Promise<boolean> = async () => true) {
  const t = useTranslations('cv-sharing.publication');
  const queries = useQueryClient();
  const toast = useToast();
  const showFailure = useFailureToast();
  const query = useQuery(cvApi.publication.queryOptions({ input: { id } }));
  const { data: publication, refetch } = query;
  const [busy, setBusy] = useState(false);

  const setMode = async (mode: PublicationMode) => {
    setBusy(true);
    try {
      if (mode === 'published' && !(await saveChanges())) {
        toast({ text: t('saveFirst'), tone: 'error' });
        return;
      }
      const changed = await cvApi.setPublication.call({ id, mode });
      queries.setQueryData(cvApi.publication.queryKey({ input: { id } }), changed);
      await queries.invalidateQueries({ queryKey: cvApi.versions.key() });
      if (changed.isShared) toast({ text: t(`done.${mode}`), tone: 'success' });
    } catch (error) {
      showFailure(t('failed'), error);
    } finally {
      setBusy(false);
    }
  };

  return { publication, query, busy, refetch, setMode, publish: () => setMode('published') };
}
