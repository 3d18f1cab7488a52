import { useQuery } from '@tanstack/react-query';
import { TakenDown } from '#records/components.tsx';
import { portfolioApi } from '../portfolio-api.ts';
import type { AskShare } from './dialogs/use-share-dialogs.tsx';
import { ShareList } from './list/share-list.tsx';
import { SiteState } from './site-state.tsx';
import type { ShareDeeds } from './use-share-deeds.ts';
import { useShares } from './use-shares.ts';

type Props = {
  deeds: ShareDeeds;
  ask: AskShare;
  fresh: string | undefined;
  onSeen: () => void;
  onMake: () => void;
  onVisits: (shareId: string) => void;
};

/** The tab of links, with notices about takedowns and the state of the site. */
export function LinksPart(props: Props) {
  const shares = useShares();
  const site = useQuery({ ...portfolioApi.site.read.queryOptions(), networkMode: 'always' });
  // Both are shown together, so that nothing shifts while it is being read.
  const waiting = shares.list.isPending || site.isPending;
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      <TakenDown kinds={['site', 'cv', 'project', 'share']} />
      {!waiting && <SiteState shares={shares.items ?? []} site={site.data} />}
      <ShareList shares={shares} waiting={waiting} {...props} />
    </div>
  );
}
