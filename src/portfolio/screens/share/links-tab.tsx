import { useQuery } from '@tanstack/react-query';
import { TakedownNotice } from '#records/components.tsx';
import { portfolioApi } from '../portfolio-api.ts';
import type { OpenShareDialog } from './dialogs/use-share-dialogs.tsx';
import { ShareList } from './list/share-list.tsx';
import { SiteStatus } from './site-status.tsx';
import type { ShareActions } from './use-share-actions.ts';
import { useShares } from './use-shares.ts';

type Props = {
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  newShareId: string | undefined;
  onFocused: () => void;
  onCreate: () => void;
  onVisits: (shareId: string) => void;
};

/** The tab of links, with notices about takedowns and the state of the site. */
export function LinksTab(props: Props) {
  const shares = useShares();
  const site = useQuery({ ...portfolioApi.site.read.queryOptions(), networkMode: 'always' });
  // Both are shown together, so that nothing shifts while it is being read.
  const waiting = shares.list.isPending || site.isPending;
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      <TakedownNotice kinds={['site', 'cv', 'project', 'share']} />
      {!waiting && <SiteStatus shares={shares.items ?? []} site={site.data} />}
      <ShareList shares={shares} waiting={waiting} {...props} />
    </div>
  );
}
