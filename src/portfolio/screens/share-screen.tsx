import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { portfolioApi } from './portfolio-api.ts';
import { NewShare } from './share/new-share.tsx';
import { ShareList } from './share/share-list.tsx';
import { SiteState } from './share/site-state.tsx';
import { useShareDeeds } from './share/use-share-deeds.ts';
import { useShares } from './share/use-shares.ts';

/** The links that the member has given out. */
export function ShareScreen() {
  const t = useTranslations('portfolio-share');
  const shares = useShares();
  const site = useQuery({ ...portfolioApi.site.read.queryOptions(), networkMode: 'always' });
  const deeds = useShareDeeds();
  const [making, setMaking] = useState(false);
  const [fresh, setFresh] = useState<string>();
  const opener = useRef<HTMLButtonElement>(null);
  const make = () => setMaking(true);
  // They come together: nothing moves what is being read.
  const waiting = shares.list.isPending || site.isPending;
  return (
    <div className="grid grid-cols-1 gap-8">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          <Button ref={opener} tone={making ? 'plain' : 'primary'} icon={Plus} aria-expanded={making} onClick={make}>
            {t('new.open')}
          </Button>
        }
      />
      {!waiting && <SiteState shares={shares.items ?? []} site={site.data} />}
      <div className="grid grid-cols-1 gap-4">
        {making && (
          <NewShare
            onCreate={async (label) => {
              const { shareId } = await deeds.create(label);
              setFresh(shareId);
              setMaking(false);
            }}
            onLeave={() => {
              setMaking(false);
              opener.current?.focus();
            }}
          />
        )}
        <ShareList shares={shares} deeds={deeds} waiting={waiting} fresh={fresh} onMake={making ? undefined : make} />
      </div>
      <LiveText>{deeds.said}</LiveText>
    </div>
  );
}
