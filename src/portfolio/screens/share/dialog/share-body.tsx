import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { type ShareDialogTarget, useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { Audience } from '../../../contract.ts';
import { useShareDialogs } from '../dialogs/use-share-dialogs.tsx';
import { AudienceBadge } from '../list/audience-badge.tsx';
import { ShareMenu } from '../list/share-menu.tsx';
import { useAudienceText } from '../use-audience-text.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { shareVisitsParam } from '../use-share-tab.ts';
import { AudienceItem } from './audience-item.tsx';
import { LinkPanel } from './link-panel.tsx';
import { type Access, activeLinksIn, type Who } from './use-access.ts';
import { WhoCards } from './who-cards.tsx';

type OwnAudience = Exclude<Audience, { kind: 'link' }>;
type Props = {
  target: ShareDialogTarget;
  audiences: readonly Audience[];
  access: Access;
  shareActions: ShareActions;
  /** Settings that hold for every audience. */
  settings?: ReactNode;
  /** Shows the options of the own address. */
  ownPanel?: (audience: OwnAudience) => ReactNode;
  onClose: () => void;
};

const keyOf = (audience: Audience) => (audience.kind === 'link' ? audience.share.shareId : audience.kind);

/** Who can view something, and the list of its audiences, of which one at a time is unfolded. */
export function ShareBody({ target, audiences, access, shareActions, settings, ownPanel, onClose }: Props) {
  const t = useTranslations('portfolio-share.dialog');
  const navigate = useNavigate();
  const toast = useToast();
  const showFailure = useFailureToast();
  const { nameOf, metaOf } = useAudienceText();
  const { openDialog, dialog } = useShareDialogs(shareActions);
  const [busy, setBusy] = useState(false);
  const [asks, setAsks] = useState(false);
  const [chosen, setChosen] = useState<string | 'none' | undefined>(target.link);
  const [first, second] = audiences;
  const unfolded = chosen ?? (first && !second ? keyOf(first) : 'none');
  const active = activeLinksIn(audiences);

  const run = async (work: () => Promise<unknown>) => {
    setBusy(true);
    try {
      // What others see of a CV is published apart from who can view it, so its edits may wait.
      if (target.kind !== 'cv' && (await target.saveChanges?.()) === false) {
        toast({ text: t('failed'), detail: t('saveFirst'), tone: 'error' });
      } else {
        await work();
        target.onChanged?.();
      }
    } catch (error) {
      showFailure(t('failed'), error);
    } finally {
      setBusy(false);
    }
  };
  const choose = (who: Who) => {
    if (who !== 'nobody') void run(() => access.change(who));
    else if (active.length > 0 || target.kind === 'portfolio') setAsks(true);
    else void run(() => access.change('nobody'));
  };
  const turnOff = () =>
    run(async () => {
      // A site that is unpublished shows nothing by its links either, and they work again once it is published.
      // Without the optimistic update of `pause`: “Only me” must be true when it is shown.
      if (target.kind !== 'portfolio')
        for (const share of active) await shareActions.change(share, { state: 'paused' });
      await access.change('nobody');
    });
  const createLink = () =>
    run(async () => {
      const { kind, id, letter } = target;
      if (kind === 'bundle') return;
      const drafts = kind === 'project' && access.who !== 'public';
      const created = await shareActions.create({
        target: { kind, ...(id === undefined ? {} : { id }), ...(letter === undefined ? {} : { letter }) },
        ...(drafts ? { drafts } : {}),
      });
      setChosen(created.shareId);
    });

  return (
    <div className="grid grid-cols-1 gap-5">
      <WhoCards who={access.who} reasons={access.reasons} busy={busy} onChange={choose} />
      {settings}
      <section className="grid grid-cols-1 gap-1">
        <div className="flex items-center justify-between gap-3">
          <h3 className="font-medium">{t('links')}</h3>
          {target.kind !== 'bundle' && (
            <Button tone="quiet" icon={Plus} busy={busy} onClick={() => void createLink()}>
              {t('newLink')}
            </Button>
          )}
        </div>
        {audiences.length === 0 && access.who === 'nobody' && <p className="text-text-secondary">{t('noLinks')}</p>}
        <ul aria-label={t('links')}>
          {audiences.map((audience) => {
            const key = keyOf(audience);
            const name = nameOf(audience);
            return (
              <AudienceItem
                key={key}
                name={name}
                badge={<AudienceBadge audience={audience} />}
                meta={metaOf(audience)}
                open={unfolded === key}
                onToggle={() => setChosen(unfolded === key ? 'none' : key)}
                actions={
                  audience.kind === 'link' && (
                    <ShareMenu
                      {...{ share: audience.share, name, shareActions, openDialog }}
                      onVisits={() => {
                        onClose();
                        void navigate(`/share?part=visits&of=${shareVisitsParam(audience.share.shareId)}`);
                      }}
                    />
                  )
                }
              >
                {audience.kind === 'link' ? (
                  <LinkPanel share={audience.share} name={name} shareActions={shareActions} />
                ) : (
                  ownPanel?.(audience)
                )}
              </AudienceItem>
            );
          })}
        </ul>
      </section>
      {dialog}
      <Dialog
        open={asks}
        onOpenChange={(open) => !open && setAsks(false)}
        urgent
        title={t('confirm.title')}
        description={t(target.kind === 'portfolio' ? 'confirm.site' : 'confirm.text', { count: active.length })}
        actions={
          <>
            <DialogClose>
              <Button>{t('confirm.no')}</Button>
            </DialogClose>
            <Button
              tone="primary"
              onClick={() => {
                setAsks(false);
                void turnOff();
              }}
            >
              {t('confirm.yes')}
            </Button>
          </>
        }
      />
    </div>
  );
}
