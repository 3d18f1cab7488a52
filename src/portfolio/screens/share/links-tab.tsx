import { useState } from 'react';
import { TakedownNotice } from '#records/components.tsx';
import type { Audience } from '../../contract.ts';
import type { OpenShareDialog } from './dialogs/use-share-dialogs.tsx';
import { type AudienceFilter, AudienceList, stateOf } from './list/audience-list.tsx';
import { SiteWarning } from './site-warning.tsx';
import { useAudiences } from './use-audiences.ts';
import type { ShareActions } from './use-share-actions.ts';

type Props = {
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  newShareId: string | undefined;
  onFocused: () => void;
  onOpen: (audience: Audience) => void;
  onCreate: () => void;
  onVisits: (of: string) => void;
};

/** The tab of links and addresses, with notices about takedowns and what prevents links from working. */
export function LinksTab(props: Props) {
  const [filter, setFilter] = useState<AudienceFilter>('all');
  const audiences = useAudiences(stateOf(filter));
  return (
    <div className="grid grid-cols-1 gap-6 pt-2">
      <TakedownNotice kinds={['site', 'cv', 'project', 'share']} />
      <SiteWarning audiences={audiences.items ?? []} />
      <AudienceList
        audiences={audiences}
        waiting={audiences.list.isPending}
        filter={filter}
        onFilter={setFilter}
        {...props}
      />
    </div>
  );
}
