import { Circle, Globe } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import type { Site } from '../../../contract.ts';
import { Addresses } from './addresses.tsx';
import type { SiteActions } from './use-site-actions.ts';
import { useWorkToPublish } from './use-work-to-publish.ts';
import { WorkList } from './work-list.tsx';

type Props = {
  site: Site | undefined;
  /** Whether there are unsaved edits that will not be saved automatically. */
  hasUnsavedEdits: boolean;
  siteActions: SiteActions;
};

/** Shows the publication state and unpublished changes, with the button to publish them. */
export function PublishControls({ site, hasUnsavedEdits, siteActions }: Props) {
  const t = useTranslations('portfolio-editor.publish');
  const blockers = usePublishBlockers();
  const work = useWorkToPublish(site);
  const [open, setOpen] = useState(false);
  if (!site) return null;
  const { publishedAt, changes, addresses } = site;
  const isPublished = publishedAt !== null;
  const publish = async () => {
    const published = await siteActions.publish(work.chosen);
    if (!published) return;
    work.choose(new Set());
    setOpen(true);
  };
  if (isPublished && changes.length === 0 && !hasUnsavedEdits) {
    return (
      <>
        <Popover
          title={t('shown')}
          align="end"
          open={open}
          onOpenChange={setOpen}
          trigger={
            <Button>
              <span aria-hidden="true" className="size-2 rounded-full bg-success" />
              {t('published')}
            </Button>
          }
        >
          <Addresses addresses={addresses} />
          {work.records.length > 0 && (
            <div className="mt-3 grid gap-3 border-border border-t pt-3">
              <WorkList work={work} />
              <Button
                tone="primary"
                busy={siteActions.busy === 'publish'}
                disabled={work.chosen.length === 0}
                onClick={() => void publish()}
              >
                {t('work.publish', { count: work.chosen.length })}
              </Button>
            </div>
          )}
        </Popover>
        <LiveText>{open ? t('shown') : ''}</LiveText>
      </>
    );
  }
  const label = (
    <>
      {siteActions.busy !== 'publish' && <Icon of={Globe} className="max-sm:hidden" />}
      <span className="sm:hidden">{t('short')}</span>
      <span className="max-sm:hidden">{t(isPublished ? 'changes' : 'first')}</span>
    </>
  );
  return (
    <>
      {isPublished && changes.length > 0 && <Changes changes={changes} />}
      {blockers.length > 0 ? (
        <Popover title={t('missing')} align="end" trigger={<Button tone="primary">{label}</Button>}>
          <PublishBlockerList blockers={blockers} />
        </Popover>
      ) : work.records.length > 0 ? (
        <Popover
          title={t('work.lead')}
          align="end"
          trigger={
            <Button tone="primary" busy={siteActions.busy === 'publish'}>
              {label}
            </Button>
          }
        >
          <div className="grid gap-4">
            <WorkList work={work} />
            <Button tone="primary" busy={siteActions.busy === 'publish'} onClick={() => void publish()}>
              {t(work.chosen.length > 0 ? 'work.siteAndWork' : 'work.siteAlone', { count: work.chosen.length })}
            </Button>
          </div>
        </Popover>
      ) : (
        <Button tone="primary" busy={siteActions.busy === 'publish'} onClick={() => void publish()}>
          {label}
        </Button>
      )}
    </>
  );
}

/** Lists the unpublished changes. */
function Changes({ changes }: Pick<Site, 'changes'>) {
  const t = useTranslations('portfolio-editor');
  const count = changes.length;
  return (
    <Popover
      title={t('publish.unpublished')}
      align="end"
      trigger={
        <Button tone="quiet" aria-label={t('publish.count', { count })}>
          <span className="max-sm:hidden">{t('publish.count', { count })}</span>
          <span className="tabular-nums sm:hidden">{count}</span>
        </Button>
      }
    >
      <ul className="grid gap-1 ps-4 [list-style:disc]">
        {changes.map((change) => (
          <li key={change}>{t(`changes.${change}`)}</li>
        ))}
      </ul>
    </Popover>
  );
}

const REMEDY_PATHS: Record<PublishBlocker, string> = { unverified: '/settings#email', nameless: '/settings#username' };

/** Lists the account's missing requirements for publishing, each with a link to the remedy. */
function PublishBlockerList({ blockers }: { blockers: readonly PublishBlocker[] }) {
  const t = useTranslations('portfolio-editor.publish');
  return (
    <ul className="grid gap-2">
      {blockers.map((blocker) => (
        <li key={blocker} className="flex items-start gap-2">
          <Icon of={Circle} className="mt-0.5 text-text-secondary" />
          <span>
            {t(`lacks.${blocker}`)}{' '}
            <Link render={<RouterLink to={REMEDY_PATHS[blocker]} />}>{t(`links.${blocker}`)}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}

type PublishBlocker = 'unverified' | 'nameless';

/** Returns the account's missing requirements for publishing a site. */
function usePublishBlockers(): PublishBlocker[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  return [...(emailVerified ? [] : ['unverified' as const]), ...(profile.username === '' ? ['nameless' as const] : [])];
}
