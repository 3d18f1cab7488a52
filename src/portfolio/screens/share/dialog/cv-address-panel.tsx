import { useQueryClient } from '@tanstack/react-query';
import { Download, EyeOff, KeyRound, QrCode, Search } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { qrPngOf } from '#platform/browser/qr-png.ts';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { InlineForm } from '#ui/fields/inline-form.tsx';
import { cvsApi } from '../../cvs-api.ts';
import { portfolioApi } from '../../portfolio-api.ts';
import { AddressBar } from './address-bar.tsx';
import { CommentsRow } from './comments-row.tsx';
import { SwitchRow } from './option-row.tsx';
import { usePending } from './use-pending.ts';

type Cv = Awaited<ReturnType<typeof cvsApi.read.call>>;

const MAX_SLUG_LENGTH = 100;

/** The options of a CV's own address. Those of links alone say where they are. */
export function CvAddressPanel({ cv, url }: { cv: Cv; url: string }) {
  const t = useTranslations('portfolio-share.dialog');
  const tAddress = useTranslations('cv-sharing.address');
  const queries = useQueryClient();
  const [renaming, setRenaming] = useState(false);
  const refetch = () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: cvsApi.key() }),
      queries.invalidateQueries({ queryKey: portfolioApi.audiences.key() }),
    ]);
  const { contact, download, comments } = cv.sharing;
  const { values, change, settled } = usePending({ masked: contact === 'masked', download, comments }, async (next) => {
    const { masked, ...rest } = next;
    await cvsApi.setSharing.call({
      id: cv.id,
      ...rest,
      ...(masked === undefined ? {} : { contact: masked ? 'masked' : 'shown' }),
    });
    await refetch();
  });
  const isPublic = cv.visibility === 'public';
  return (
    <div className="grid grid-cols-1 gap-2 pb-3">
      <AddressBar url={url} name={t('ownAddress')} isPrimary>
        {isPublic && (
          <Button
            tone="quiet"
            aria-expanded={renaming}
            aria-label={`${t('change')}: ${t('address')}`}
            onClick={() => setRenaming(!renaming)}
          >
            {t('change')}
          </Button>
        )}
      </AddressBar>
      {renaming && (
        <InlineForm
          field="slug"
          label={t('slug')}
          hint={t('slugHint')}
          text={cv.slug}
          max={MAX_SLUG_LENGTH}
          save={t('save')}
          cancel={t('confirm.no')}
          onSave={async (slug) => {
            await settled();
            // An option or an editor may have changed the CV since it was read.
            const { revision } = await cvsApi.read.call({ id: cv.id });
            await cvsApi.change.call({ id: cv.id, revision, slug });
            await refetch();
            setRenaming(false);
          }}
          onLeave={() => setRenaming(false)}
        />
      )}
      <div className="flex flex-wrap gap-2">
        <Link variant="button-plain" href={url} external>
          {tAddress('open')}
        </Link>
        <Button icon={QrCode} onClick={() => void qrPngOf(url).then((code) => saveFile(code, 'qr-code.png'))}>
          {tAddress('qr')}
        </Button>
      </div>
      <div className="divide-y divide-border">
        <SwitchRow
          icon={EyeOff}
          label={t('masked')}
          checked={values.masked}
          onChange={(masked) => change({ masked })}
        />
        <SwitchRow
          icon={Download}
          label={t('download')}
          checked={values.download}
          onChange={(next) => change({ download: next })}
        />
        <CommentsRow value={values.comments} onChange={(comments) => change({ comments })} />
        <SwitchRow
          icon={Search}
          label={t('indexing')}
          checked={isPublic}
          reason={t(isPublic ? 'reasons.indexingPublic' : 'reasons.indexingLink')}
          onChange={() => {}}
        />
        <SwitchRow
          icon={KeyRound}
          label={t('passwordOrExpiry')}
          checked={false}
          reason={t('reasons.ownAddress')}
          onChange={() => {}}
        />
      </div>
    </div>
  );
}
