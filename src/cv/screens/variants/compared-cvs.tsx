import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { Cv, FamilyMember } from '../../contract.ts';
import { cvApi } from '../cv-api.ts';
import { changedBlocks } from '../history/changed-blocks.ts';
import type { CvChange } from '../history/cv-change.ts';
import { MarkedPages } from '../history/marked-pages.tsx';
import { useChangeDescription } from '../history/use-change-description.ts';
import { VariantUpdates } from './variant-updates.tsx';

type Props = { pair: readonly [FamilyMember, FamilyMember]; onClose: () => void };

/** Two CVs of a family side by side, with their differences marked, and the updates of one if it follows the other. */
export function ComparedCvs({ pair, onClose }: Props) {
  const t = useTranslations('cv-variants.compare');
  const [one, other] = pair;
  const section = useRef<HTMLElement>(null);
  // On narrow screens it is below the list.
  useEffect(() => {
    const { top = 0 } = section.current?.getBoundingClientRect() ?? {};
    if (top > window.innerHeight / 2) section.current?.scrollIntoView({ block: 'start' });
  }, []);
  const before = useCv(one);
  const after = useCv(other);
  const options = cvApi.differences.queryOptions({ input: { id: other.id, from: one.id } });
  const differences = useQuery({
    ...options,
    queryKey: [...options.queryKey, one.revision, other.revision],
    placeholderData: keepPreviousData,
  });
  const failed = [before, after, differences].find(({ isError }) => isError);
  const variant = pair.find(({ originalId }) => pair.some(({ id }) => id === originalId));
  return (
    <section
      ref={section}
      aria-label={t('title')}
      className="min-w-0 scroll-mt-16 overflow-clip rounded-card border border-border bg-desk"
    >
      <Loading
        waiting={!failed && !(before.data && after.data && differences.data)}
        label={t('loading')}
        skeleton={<Skeleton shape="block" className="m-6 h-96" />}
      >
        {failed ? (
          <LoadError title={t('failed')} query={failed} />
        ) : (
          before.data &&
          after.data &&
          differences.data && (
            <Comparison one={before.data} other={after.data} changes={differences.data.changes} onClose={onClose} />
          )
        )}
      </Loading>
      {variant && <VariantUpdates variant={variant} />}
    </section>
  );
}

const useCv = ({ id, revision }: FamilyMember) => {
  const options = cvApi.read.queryOptions({ input: { id } });
  return useQuery({ ...options, queryKey: [...options.queryKey, revision], placeholderData: keepPreviousData });
};

type ComparisonProps = { one: Cv; other: Cv; changes: readonly CvChange[]; onClose: () => void };

function Comparison({ one, other, changes, onClose }: ComparisonProps) {
  const t = useTranslations('cv-variants.compare');
  const tTree = useTranslations('cv-variants.tree');
  const describe = useChangeDescription([other.document, one.document]);
  const [at, setAt] = useState<number>();
  const pages = useRef<HTMLDivElement>(null);
  const change = at === undefined ? undefined : changes[at];
  const go = (step: 1 | -1) => {
    const next = at === undefined ? (step === 1 ? 0 : changes.length - 1) : at + step;
    setAt((next + changes.length) % changes.length);
    requestAnimationFrame(() =>
      pages.current?.querySelector('[data-changed=current]')?.scrollIntoView({ block: 'center', behavior: 'smooth' }),
    );
  };
  return (
    <>
      <div className="sticky top-0 z-20 flex flex-wrap items-center gap-x-3 gap-y-1 border-border border-b bg-background py-2 ps-4 pe-2">
        <h2 className="font-medium">{t('title')}</h2>
        <p className="min-w-0 flex-1 truncate text-text-secondary">
          {change && at !== undefined
            ? t('position', { number: at + 1, total: changes.length, change: describe(change) })
            : changes.length === 0
              ? t('same')
              : tTree('differences', { count: changes.length })}
        </p>
        {changes.length > 0 && (
          <>
            <IconButton name={t('previous')} icon={ChevronUp} onClick={() => go(-1)} />
            <IconButton name={t('next')} icon={ChevronDown} onClick={() => go(1)} />
          </>
        )}
        <IconButton name={t('close')} icon={X} onClick={onClose} />
        <LiveText>{change ? describe(change) : ''}</LiveText>
      </div>
      <div ref={pages} className="grid grid-cols-1 gap-6 p-4 sm:grid-cols-2">
        {[one, other].map((cv) => (
          <MarkedPages
            key={cv.id}
            title={<bdi>{cv.name}</bdi>}
            label={cv.name}
            source={{ id: cv.id, revision: cv.revision }}
            document={cv.document}
            marked={changedBlocks(changes, cv.document)}
            current={at}
          />
        ))}
      </div>
    </>
  );
}
