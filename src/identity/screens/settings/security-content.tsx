import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import type { AccountSecurity } from '../../contract.ts';
import { useSecurity } from './use-security.ts';

type Props = { children: (security: AccountSecurity) => ReactNode };

/** Renders a section that needs the account security, with its loading and error states. */
export function SecurityContent({ children }: Props) {
  const t = useTranslations('profile');
  const { data, error, isPending, isFetching, refetch } = useSecurity();
  if (error && !data) {
    return <LoadError title={t('notLoaded')} query={{ error, isFetching, refetch }} />;
  }
  return (
    <Loading waiting={isPending} label={t('loading')} skeleton={<SecuritySkeleton />}>
      {data && children(data)}
    </Loading>
  );
}

const SecuritySkeleton = () => (
  <div className="grid gap-4 py-2">
    <Skeleton shape="short" />
    <Skeleton />
  </div>
);
