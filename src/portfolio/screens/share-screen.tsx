import { Plus } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { useTranslations } from 'use-intl';
import { DomainsPanel } from '#hostnames/components.tsx';
import { loadLazily } from '#platform/browser/load-lazily.ts';
import { LazySection, type ShareDialogTarget, useShareDialog } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { PageHeader } from '#ui/layout/page-header.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { useNewRequest } from '#ui/use-new-request.ts';
import type { Audience } from '../contract.ts';
import { useShareDialogs } from './share/dialogs/use-share-dialogs.tsx';
import { LinksTab } from './share/links-tab.tsx';
import { useShareActions } from './share/use-share-actions.ts';
import { SHARE_TABS, type ShareTab, useShareTab } from './share/use-share-tab.ts';

const NewShareSheet = lazy(async () => ({
  default: (await loadLazily(() => import('./share/form/new-share-sheet.tsx'))).NewShareSheet,
}));
const VisitsTab = lazy(async () => ({
  default: (await loadLazily(() => import('./share/visits-tab.tsx'))).VisitsTab,
}));

/** The sharing screen with tabs for links, visits and domains. */
export function ShareScreen() {
  const t = useTranslations('portfolio-share');
  const { part: tab, of, selectTab } = useShareTab();
  const shareActions = useShareActions();
  const { openDialog, dialog } = useShareDialogs(shareActions);
  const [newSheet, setNewSheet] = useState<{ open: boolean }>();
  const openShare = useShareDialog();
  const [newShareId, setNewShareId] = useState<string>();
  const onFocused = useCallback(() => setNewShareId(undefined), []);
  const openNewSheet = () => setNewSheet({ open: true });
  useNewRequest(openNewSheet);
  const panels: Record<ShareTab, ReactNode> = {
    links: (
      <LinksTab
        {...{ shareActions, openDialog, newShareId, onFocused }}
        onCreate={openNewSheet}
        onOpen={(audience) => openShare(dialogTargetOf(audience))}
        onVisits={(target) => selectTab('visits', target)}
      />
    ),
    visits: (
      <LazySection>
        <VisitsTab of={of} onChange={(next) => selectTab('visits', next)} />
      </LazySection>
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
          tab === 'links' ? (
            <Button tone="primary" icon={Plus} onClick={openNewSheet}>
              {t('new')}
            </Button>
          ) : (
            <span className="h-9 pointer-coarse:h-11" />
          )
        }
      />
      <Tabs
        label={t('sections.label')}
        tabs={SHARE_TABS.map((value) => ({ value, label: t(`sections.${value}`), panel: panels[value] }))}
        value={tab}
        onValueChange={(next) => selectTab(next)}
      />
      <Suspense>
        {newSheet && (
          <NewShareSheet
            open={newSheet.open}
            shareActions={shareActions}
            onCreated={(share) => {
              setNewSheet({ open: false });
              setNewShareId(share.shareId);
              openShare(dialogTargetOf({ kind: 'link', share }));
            }}
            onClose={() => setNewSheet({ open: false })}
          />
        )}
      </Suspense>
      {dialog}
      <LiveText>{shareActions.announcement}</LiveText>
    </div>
  );
}

/** Returns what an audience sees, for the dialog in which its options are unfolded. */
function dialogTargetOf(audience: Audience): ShareDialogTarget {
  if (audience.kind === 'site') return { kind: 'portfolio', name: '', link: 'site' };
  if (audience.kind === 'cv') return { kind: 'cv', id: audience.id, name: audience.title, link: 'cv' };
  const { shareId, target, label } = audience.share;
  const { kind, id, letter, title = '' } = target;
  if (kind === 'bundle') return { kind, id: shareId, name: label, link: shareId };
  return {
    ...{ kind, name: title, link: shareId },
    ...(id === undefined ? {} : { id }),
    ...(letter === undefined ? {} : { letter }),
  };
}
