import { useInfiniteQuery } from '@tanstack/react-query';
import { GitBranch } from 'lucide-react';
import { useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { LoadMore } from '#records/components.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { FamilyMember } from '../../contract.ts';
import { rootsOf } from '../../model/variants/families.ts';
import { cvApi } from '../cv-api.ts';
import { ComparedCvs } from './compared-cvs.tsx';
import { FAMILY_PARAM } from './family-href.ts';
import { FamilyRow } from './family-row.tsx';

/** The member's CVs below those that they were made from. Any two can be compared. */
export function FamilyTree() {
  const t = useTranslations('cv-variants.tree');
  const tCompare = useTranslations('cv-variants.compare');
  const [searchParams, setSearchParams] = useSearchParams();
  const [picked, setPicked] = useState<readonly string[]>();
  const requestedId = searchParams.get(FAMILY_PARAM);
  const { query, members } = useFamilies(requestedId);
  const requested = members.find(({ id }) => id === requestedId);
  const initial = requested ? [requested.originalId, requested.id].flatMap((id) => id ?? []) : [];
  const compared = (picked ?? initial).flatMap((id) => members.find((member) => member.id === id) ?? []);
  const pick = (ids: readonly string[]) => {
    setPicked(ids.slice(-2));
    if (!requested) return;
    setSearchParams(
      (previous) => {
        const next = new URLSearchParams(previous);
        next.delete(FAMILY_PARAM);
        return next;
      },
      { replace: true },
    );
  };
  const [first, second] = compared;
  const row = {
    picked: compared.map(({ id }) => id),
    onToggle: (id: string) => {
      const ids = compared.map((member) => member.id);
      pick(ids.includes(id) ? ids.filter((one) => one !== id) : [...ids, id]);
    },
    onCompare: ({ id, originalId }: FamilyMember) => pick([originalId ?? id, id]),
  };
  return (
    <Loading waiting={query.isPending} label={t('loading')} skeleton={<TreeSkeleton />}>
      {query.isError && members.length === 0 ? (
        <LoadError title={t('failed')} query={query} />
      ) : members.length === 0 ? (
        <EmptyState icon={GitBranch} title={t('emptyTitle')} text={t('emptyText')} />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[22rem_minmax(0,1fr)]">
          <div>
            <ul aria-label={t('label')} className="grid grid-cols-1 gap-6">
              {rootsOf(members).map((member) => (
                <FamilyBranch key={member.id} member={member} members={members} row={row} />
              ))}
            </ul>
            {query.hasNextPage && (
              <LoadMore
                loading={query.isFetchingNextPage}
                failed={query.isFetchNextPageError}
                onLoad={() => void query.fetchNextPage()}
              />
            )}
          </div>
          {first && second ? (
            <ComparedCvs key={`${first.id} ${second.id}`} pair={[first, second]} onClose={() => pick([])} />
          ) : (
            <p className="rounded-card border border-border border-dashed p-6 text-center text-text-secondary">
              {tCompare('pick')}
            </p>
          )}
        </div>
      )}
    </Loading>
  );
}

/** Families per page. */
const PAGE_SIZE = 24;

/** Loads families page by page, at once as far as the one of a requested CV. */
function useFamilies(requestedId: string | null) {
  const query = useInfiniteQuery(
    cvApi.families.infiniteOptions({
      input: (cursor: string | undefined) => ({ limit: PAGE_SIZE, ...(cursor === undefined ? {} : { cursor }) }),
      initialPageParam: undefined,
      getNextPageParam: ({ nextCursor }) => nextCursor,
    }),
  );
  // A family that was edited between two pages is in both.
  const members = useMemo(
    () => [...new Map(query.data?.pages.flatMap(({ items }) => items.map((item) => [item.id, item]))).values()],
    [query.data],
  );
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isMissing = requestedId !== null && !members.some(({ id }) => id === requestedId);
  useEffect(() => {
    if (isMissing && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isMissing, hasNextPage, isFetching, isError, fetchNextPage]);
  return { query, members };
}

type BranchProps = {
  member: FamilyMember;
  members: readonly FamilyMember[];
  row: Pick<Parameters<typeof FamilyRow>[0], 'picked' | 'onToggle' | 'onCompare'>;
};

function FamilyBranch({ member, members, row }: BranchProps) {
  const variants = members.filter(({ originalId }) => originalId === member.id);
  return (
    <li>
      <FamilyRow member={member} hasVariants={variants.length > 0} {...row} />
      {variants.length > 0 && (
        <ul className="ms-6 grid grid-cols-1 gap-2 border-border border-s ps-4 pt-2">
          {variants.map((variant) => (
            <FamilyBranch key={variant.id} member={variant} members={members} row={row} />
          ))}
        </ul>
      )}
    </li>
  );
}

const TreeSkeleton = () => (
  <div className="grid max-w-88 gap-4">
    <Skeleton shape="block" />
    <Skeleton shape="block" className="ms-10" />
    <Skeleton shape="block" className="ms-10" />
  </div>
);
