import { ArrowUpRight, Copy, EyeOff, Package, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { type ShareDialogTarget, useSharing } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { Site } from '../../contract.ts';
import type { SiteActions } from './publish/use-site-actions.ts';

type Props = {
  site: Site | undefined;
  siteActions: SiteActions;
  /** The site as the dialog by which it is shared takes it. */
  shared: ShareDialogTarget;
};
type ConfirmedAction = 'discard' | 'unpublish';

/** Menu with further actions on the site. Discarding and unpublishing ask for confirmation. */
export function SiteMenu({ site, siteActions, shared }: Props) {
  const t = useTranslations('portfolio-editor.menu');
  const tConfirm = useTranslations('portfolio-editor.confirm');
  const sharing = useSharing();
  const toast = useToast();
  const [confirmation, setConfirmation] = useState<{ action: ConfirmedAction; open: boolean }>();
  const isPublished = site?.publishedAt != null;
  const [firstAddress] = site?.addresses ?? [];
  const requestConfirmation = (action: ConfirmedAction) => setConfirmation({ action, open: true });
  const closeConfirmation = (isConfirmed: boolean) => {
    setConfirmation((before) => before && { ...before, open: false });
    if (isConfirmed && confirmation) void siteActions[confirmation.action]();
  };
  const copy = async (url: string) => {
    await navigator.clipboard.writeText(url);
    toast({ text: t('copied'), detail: url });
  };
  const entries: MenuEntry[] = [
    ...(firstAddress
      ? [
          {
            label: t('open'),
            icon: ArrowUpRight,
            onSelect: () => void window.open(firstAddress.url, '_blank', 'noreferrer'),
          },
          ...(navigator.clipboard
            ? [{ label: t('copy'), icon: Copy, onSelect: () => void copy(firstAddress.url) }]
            : []),
        ]
      : []),
    sharing.entryFor(shared),
    {
      label: t('export'),
      icon: Package,
      onSelect: siteActions.export,
      ...(isPublished ? {} : { disabledReason: t('exportLater') }),
    },
    { kind: 'line' },
    {
      label: t('discard'),
      icon: RotateCcw,
      onSelect: () => requestConfirmation('discard'),
      ...(isPublished && site.changes.length > 0
        ? {}
        : { disabledReason: t(isPublished ? 'noChanges' : 'discardLater') }),
    },
    ...(isPublished
      ? [
          {
            label: t('unpublish'),
            icon: EyeOff,
            danger: true,
            onSelect: () => requestConfirmation('unpublish'),
          } as const,
        ]
      : []),
  ];
  return (
    <>
      <LazyDropdownMenu align="end" trigger={<IconButton name={t('more')} icon={MenuDots} />} entries={entries} />
      {confirmation && (
        <Dialog
          open={confirmation.open}
          onOpenChange={(next) => !next && closeConfirmation(false)}
          urgent
          title={tConfirm(`${confirmation.action}.title`)}
          description={tConfirm(`${confirmation.action}.text`)}
          actions={
            <>
              <DialogClose>
                <Button>{tConfirm('keep')}</Button>
              </DialogClose>
              <Button tone="danger" onClick={() => closeConfirmation(true)}>
                {tConfirm(`${confirmation.action}.yes`)}
              </Button>
            </>
          }
        />
      )}
    </>
  );
}
