import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { Loading } from '#ui/loading.tsx';
import { Select } from '#ui/select.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { cvApi } from '../cv-api.ts';
import type { ExportForm } from './use-export-form.ts';

/** Select for the page to export as an image. It is not shown if there is only one page. */
export function PageSelect({ id, form }: { id: string; form: ExportForm }) {
  const t = useTranslations('cv-export.page');
  const pages = useQuery({
    queryKey: [...cvApi.preview.key(), id, 'count'],
    queryFn: async ({ signal }) => (await cvApi.preview.call({ id }, { signal })).pages.length,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
  const total = pages.data ?? 1;
  const note = form.faults.page ?? (pages.isError ? t('uncounted') : undefined);
  return (
    <Loading waiting={pages.isPending} label={t('counting')} skeleton={<Skeleton shape="title" />}>
      {total > 1 ? (
        <Select
          label={t('label')}
          className="max-w-56"
          error={form.faults.page}
          options={Array.from({ length: total }, (_, at) => ({
            value: String(at + 1),
            label: t('option', { at: at + 1, total }),
          }))}
          value={form.values.page}
          onValueChange={(page) => form.set('page', page)}
        />
      ) : (
        note && <p className="text-text-secondary text-xs">{note}</p>
      )}
    </Loading>
  );
}
