import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { filesApi, Picture } from '#files/components.tsx';
import { statusOf } from '#platform/pure/api-errors.ts';

const NOT_FOUND = 404;

/** Shows one of the two images between which a member chooses. It need not be part of the loaded record. */
export function ConflictImage({ id }: { id: string }) {
  const t = useTranslations('records.editor.conflict');
  const { data, error } = useQuery({
    ...filesApi.images.read.queryOptions({ input: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (statusOf(error) === NOT_FOUND) return t('imageGone');
  return (
    <span className="inline-block h-24 w-36 overflow-hidden rounded-control bg-surface align-top">
      {data && <Picture image={data} alt={t('image')} sizes="144px" className="size-full object-contain" />}
    </span>
  );
}
