import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DomainsPanel } from '#hostnames/components.tsx';
import { loadLater } from '#platform/load-later.ts';
import { Later } from '#records/components.tsx';
import { Button } from '#ui/button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageTitle } from '#ui/page-title.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useShareDialogs } from './share/dialogs/use-share-dialogs.tsx';
import { LinksPart } from './share/links-part.tsx';
import { asVisited, PARTS, type Part, usePlace } from './share/use-place.ts';
import { useShareDeeds } from './share/use-share-deeds.ts';

const NewShareSheet = lazy(async () => ({
  default: (await loadLater(() => import('./share/form/new-share-sheet.tsx'))).NewShareSheet,
}));
const VisitsPart = lazy(async () => ({
  default: (await loadLater(() => import('./share/visits-part.tsx'))).VisitsPart,
}));

/** The sharing screen with tabs for links, visits and domains. */
export function ShareScreen() {
  const t = useTranslations('portfolio-share');
  const { part, of, go } = usePlace();
  const deeds = useShareDeeds();
  const { ask, dialog } = useShareDialogs(deeds);
  const [making, setMaking] = useState<{ open: boolean }>();
  const [fresh, setFresh] = useState<string>();
  const onSeen = useCallback(() => setFresh(undefined), []);
  const make = () => setMaking({ open: true });
  const panels: Record<Part, ReactNode> = {
    links: (
      <LinksPart
        {...{ deeds, ask, fresh, onSeen }}
        onMake={make}
        onVisits={(shareId) => go('visits', asVisited(shareId))}
      />
    ),
    visits: (
      <Later>
        <VisitsPart of={of} onChange={(next) => go('visits', next)} />
      </Later>
    ),
    domains: (
      <div className="pt-2">
        <DomainsPanel />
      </div>
    ),
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageTitle>{t('title')}</PageTitle>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        action={
          // Keeps the header's height without the button, so that the content below does not move.
          part === 'links' ? (
            <Button tone="primary" icon={Plus} onClick={make}>
              {t('new')}
            </Button>
          ) : (
            <span className="h-9 pointer-coarse:h-11" />
          )
        }
      />
      <Tabs
        label={t('parts.label')}
        tabs={PARTS.map((value) => ({ value, label: t(`parts.${value}`), panel: panels[value] }))}
        value={part}
        onValueChange={(next) => go(next)}
      />
      <Suspense>
        {making && (
          <NewShareSheet
            open={making.open}
            deeds={deeds}
            onMade={({ shareId }) => {
              setMaking({ open: false });
              setFresh(shareId);
            }}
            onClose={() => setMaking({ open: false })}
          />
        )}
      </Suspense>
      {dialog}
      <LiveText>{deeds.said}</LiveText>
    </div>
  );
}
