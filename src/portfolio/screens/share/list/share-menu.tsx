import { ChartColumn, Mail, Pause, Pencil, Play, QrCode, RotateCcw, Trash2, Unlink } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { MenuEntry } from '#ui/overlays/menu.tsx';
import type { Share } from '../../../contract.ts';
import type { OpenShareDialog } from '../dialogs/use-share-dialogs.tsx';
import type { ShareActions } from '../use-share-actions.ts';

type Props = {
  share: Share;
  name: string;
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  /** Opens the link's options; absent where they are shown already. */
  onEdit?: () => void;
  onVisits: () => void;
};

/** Menu with all actions on a link. */
export function ShareMenu({ share, name, shareActions, openDialog, onEdit, onVisits }: Props) {
  const t = useTranslations('portfolio-share.menu');
  const tReactivate = useTranslations('portfolio-share.remedies');
  const triggerRef = useRef<HTMLButtonElement>(null);
  const openDialogOf = (dialogKind: Parameters<OpenShareDialog>[0]) => () => {
    if (triggerRef.current) openDialog(dialogKind, share, triggerRef.current);
  };
  const { state } = share;
  const entries: MenuEntry[] = [
    ...(onEdit ? [{ label: t('edit'), icon: Pencil, onSelect: onEdit }] : []),
    { label: t('qr'), icon: QrCode, onSelect: openDialogOf('qr') },
    {
      label: t('mail'),
      icon: Mail,
      onSelect: openDialogOf('mail'),
      ...(share.live ? {} : { disabledReason: t('mailLater') }),
    },
    { label: t('visits'), icon: ChartColumn, onSelect: onVisits },
    { kind: 'line' },
    ...(state === 'active' ? [{ label: t('pause'), icon: Pause, onSelect: () => void shareActions.pause(share) }] : []),
    ...(state === 'paused'
      ? [{ label: tReactivate('resume'), icon: Play, onSelect: () => void shareActions.activate(share) }]
      : []),
    state === 'revoked'
      ? { label: tReactivate('restore'), icon: RotateCcw, onSelect: () => void shareActions.activate(share) }
      : { label: t('revoke'), icon: Unlink, onSelect: () => void shareActions.revoke(share) },
    { kind: 'line' },
    { label: t('delete'), icon: Trash2, danger: true, onSelect: openDialogOf('delete') },
  ];
  return (
    <LazyDropdownMenu
      align="end"
      trigger={<IconButton ref={triggerRef} name={t('more', { name })} icon={MenuDots} />}
      entries={entries}
    />
  );
}
