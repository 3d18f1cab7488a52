import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Select } from '#ui/fields/select.tsx';
import { QrPicture } from '#ui/qr-picture.tsx';
import { Address } from '../share/address.tsx';
import { QrDownloads } from './qr-downloads.tsx';
import type { OwnAddress, useOwnAddresses } from './use-own-addresses.ts';

/** The QR code of an address that visitors can open: the site, a CV or a link. */
export function CodePanel({ own }: { own: ReturnType<typeof useOwnAddresses> }) {
  const t = useTranslations('card.code');
  if (own.isError) return <ErrorState title={t('notLoaded')} onRetry={own.refetch} />;
  return (
    <Loading waiting={own.isPending} label={t('loading')} skeleton={<Skeleton shape="block" className="h-64" />}>
      {own.addresses.length === 0 ? (
        <EmptyState
          title={t('empty')}
          text={t('emptyText')}
          action={
            <Link variant="button-plain" render={<RouterLink to="/share" />}>
              {t('share')}
            </Link>
          }
        />
      ) : (
        <AddressCode addresses={own.addresses} />
      )}
    </Loading>
  );
}

function AddressCode({ addresses }: { addresses: readonly OwnAddress[] }) {
  const t = useTranslations('card.code');
  const [chosen, setChosen] = useState<string>();
  const address = addresses.find(({ url }) => url === chosen) ?? addresses[0];
  if (!address) return null;
  const { url, name } = address;
  return (
    <div className="grid gap-6">
      <Select
        label={t('address')}
        options={addresses.map((one) => ({ value: one.url, label: one.name }))}
        value={url}
        onValueChange={setChosen}
      />
      <QrPicture text={url} label={t('label', { name })} className="size-56" />
      <Address url={url} />
      <QrDownloads text={url} fileName="qr-code" />
    </div>
  );
}
