import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { PublicationChoice } from '#cv/components.tsx';
import { DocumentLoadError, type ShareDialogTarget } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { Audience } from '../../../contract.ts';
import { useAudiencesOf } from '../use-audiences.ts';
import { type ShareActions, useShareActions } from '../use-share-actions.ts';
import { BundleItems } from './bundle-items.tsx';
import { CvAddressPanel } from './cv-address-panel.tsx';
import { ProjectAddress } from './project-address.tsx';
import { ShareBody } from './share-body.tsx';
import { SiteAddressPanel } from './site-address-panel.tsx';
import { type Access, useCvAccess, useLinkAccess, useProjectAccess, useSiteAccess } from './use-access.ts';

type Props = { target: ShareDialogTarget; open: boolean; onClose: () => void };
type Query = Parameters<typeof DocumentLoadError>[0]['query'];

/** Dialog by which something is shared: who can view it, and every address and link that leads to it. */
export function ShareDialog({ target, open, onClose }: Props) {
  const t = useTranslations('portfolio-share.dialog');
  const shareActions = useShareActions();
  const audiences = useAudiencesOf(target);
  const { kind, name } = target;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={kind === 'portfolio' ? t('titleOfPortfolio') : t('title', { name: name || t(`kinds.${kind}`) })}
      description={kind === 'portfolio' ? undefined : t(`kinds.${kind}`)}
      size="medium"
      actions={
        <Button tone="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      {audiences.data ? (
        <OfKind target={target} audiences={audiences.data.items} shareActions={shareActions} onClose={onClose} />
      ) : (
        <Waiting query={audiences} />
      )}
      <LiveText>{shareActions.announcement}</LiveText>
    </Dialog>
  );
}

type PartProps = {
  target: ShareDialogTarget;
  audiences: readonly Audience[];
  shareActions: ShareActions;
  onClose: () => void;
};

function OfKind(props: PartProps) {
  switch (props.target.kind) {
    case 'cv':
      return <CvSharing {...props} />;
    case 'project':
      return <ProjectSharing {...props} />;
    case 'portfolio':
      return <SiteSharing {...props} />;
    case 'letter':
      return <LetterSharing {...props} />;
    case 'bundle':
      return <BundleSharing {...props} />;
  }
}

function CvSharing(props: PartProps) {
  const { id = '', saveChanges } = props.target;
  const { query, cv, access } = useCvAccess(id, props);
  return (
    <Loaded query={query} access={access}>
      {(loaded) => (
        <ShareBody
          {...props}
          access={loaded}
          settings={<PublicationChoice id={id} saveChanges={saveChanges} />}
          ownPanel={(audience) => cv && <CvAddressPanel cv={cv} url={audience.url} />}
        />
      )}
    </Loaded>
  );
}

function ProjectSharing(props: PartProps) {
  const { query, project, access } = useProjectAccess(props.target.id ?? '', props);
  return (
    <Loaded query={query} access={access}>
      {(loaded) => (
        <ShareBody
          {...props}
          access={loaded}
          settings={project?.status === 'published' && <ProjectAddress slug={project.slug} />}
        />
      )}
    </Loaded>
  );
}

function SiteSharing(props: PartProps) {
  const { query, site, access } = useSiteAccess();
  return (
    <Loaded query={query} access={access}>
      {(loaded) => <ShareBody {...props} access={loaded} ownPanel={() => site && <SiteAddressPanel site={site} />} />}
    </Loaded>
  );
}

function LetterSharing(props: PartProps) {
  const { id = '', letter = '' } = props.target;
  const access = useLinkAccess({ kind: 'letter', id, letter }, props);
  return <ShareBody {...props} access={access} />;
}

function BundleSharing(props: PartProps) {
  const access = useLinkAccess({ kind: 'bundle' }, props);
  const [bundle] = props.audiences;
  return (
    <ShareBody
      {...props}
      access={access}
      settings={bundle?.kind === 'link' && <BundleItems share={bundle.share} shareActions={props.shareActions} />}
    />
  );
}

type LoadedProps = { query: Query; access: Access | undefined; children: (access: Access) => ReactNode };

const Loaded = ({ query, access, children }: LoadedProps) => (access ? children(access) : <Waiting query={query} />);

function Waiting({ query }: { query: Query & { isFetching: boolean } }) {
  const t = useTranslations('records.editor');
  return (
    <Loading
      waiting={query.isFetching}
      label={t('loading')}
      skeleton={
        <div className="grid gap-4">
          <Skeleton shape="block" className="h-24" />
          <Skeleton shape="title" />
          <Skeleton shape="block" className="h-40" />
        </div>
      }
    >
      <DocumentLoadError query={query} />
    </Loading>
  );
}
