import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import type { Cv, CvVersion } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { PageCanvas } from '../pages/page-canvas.tsx';
import { changedBlocks } from './changed-blocks.ts';
import { MarkedPages } from './marked-pages.tsx';

type Document = Pick<Cv, 'document'>;
type Props = { cv: Cv; version: CvVersion & Document };

/** The pages of a version beside the current ones. What changed is marked on both. */
export function ComparedPages({ cv, version }: Props) {
  const { id, revision, document } = cv;
  const t = useTranslations('cv-history');
  const options = cvApi.compare.queryOptions({ input: { id, version: version.id } });
  const { data } = useQuery({ ...options, queryKey: [...options.queryKey, revision] });
  const changes = data?.changes ?? [];
  return (
    <PageCanvas className="-mt-px pt-6 sm:pt-10">
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-6">
        <MarkedPages
          title={t('old.thisVersion')}
          label={t('old.thisVersion')}
          source={{ id, revision, version }}
          document={version.document}
          marked={changedBlocks(changes, version.document)}
        />
        <MarkedPages
          title={t('history.now')}
          label={t('history.now')}
          source={{ id, revision }}
          document={document}
          marked={changedBlocks(changes, document)}
        />
      </div>
    </PageCanvas>
  );
}
