import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Icon } from '#ui/icon.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Address } from '../address.tsx';
import { useShareName } from '../share-name.ts';
import type { ShareDialogProps } from './share-dialog.ts';

const FORMATS = ['svg', 'png'] as const;

/** Dialog that shows the QR code of a link and offers it for download. */
export function QrDialog({ share, open, opener, onClose }: ShareDialogProps) {
  const t = useTranslations('portfolio-share.qr');
  const name = useShareName()(share);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(false);
  const addressOf = (format: (typeof FORMATS)[number]) => `/api/shares/${share.shareId}/qr/${format}`;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      opener={opener}
      title={t('title')}
      description={<span dir="auto">{name}</span>}
      actions={FORMATS.map((format) => (
        <Link key={format} variant="button-plain" href={addressOf(format)} download="">
          <Icon of={Download} />
          {t(format)}
        </Link>
      ))}
    >
      <div className="grid gap-3">
        {failed ? (
          <ErrorState
            title={t('failed')}
            onRetry={() => {
              setFailed(false);
              setTries(tries + 1);
            }}
          />
        ) : (
          <img
            key={tries}
            src={addressOf('svg')}
            alt={t('alt', { name })}
            width={256}
            height={256}
            onError={() => setFailed(true)}
            className="mx-auto size-64 rounded-card bg-paper"
          />
        )}
        <Address url={share.url} />
      </div>
    </Dialog>
  );
}
