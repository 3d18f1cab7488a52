import { ChartColumn, Mail, Pause, Pencil, Play, QrCode, RotateCcw, Trash2, Unlink } from 'lucide-react';
import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MenuDots } from '#ui/dots.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { MenuEntry } from '#ui/menu.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import type { Share } from '../../../contract.ts';
import type { AskShare } from '../dialogs/use-share-dialogs.tsx';
import type { ShareDeeds } from '../use-share-deeds.ts';

type Props = {
  share: Share;
  name: string;
  deeds: ShareDeeds;
  ask: AskShare;
  /** Reactivates the link. */
  onActivate: () => void;
  onVisits: () => void;
};

/** Menu with all actions on a link. */
export function ShareMenu({ share, name, deeds, ask, onActivate, onVisits }: Props) {
  const t = useTranslations('portfolio-share.menu');
  const tMend = useTranslations('portfolio-share.mend');
  const more = useRef<HTMLButtonElement>(null);
  const asking = (about: Parameters<AskShare>[0]) => () => {
    if (more.current) ask(about, share, more.current);
  };
  const { state } = share;
  const entries: MenuEntry[] = [
    { label: t('edit'), icon: Pencil, onSelect: asking('edit') },
    { label: t('qr'), icon: QrCode, onSelect: asking('qr') },
    {
      label: t('mail'),
      icon: Mail,
      onSelect: asking('mail'),
      ...(share.live ? {} : { disabledReason: t('mailLater') }),
    },
    { label: t('visits'), icon: ChartColumn, onSelect: onVisits },
    { kind: 'line' },
    ...(state === 'active' ? [{ label: t('pause'), icon: Pause, onSelect: () => void deeds.pause(share) }] : []),
    ...(state === 'paused' ? [{ label: tMend('resume'), icon: Play, onSelect: onActivate }] : []),
    state === 'revoked'
      ? { label: tMend('restore'), icon: RotateCcw, onSelect: onActivate }
      : { label: t('revoke'), icon: Unlink, onSelect: () => void deeds.revoke(share) },
    { kind: 'line' },
    { label: t('delete'), icon: Trash2, danger: true, onSelect: asking('delete') },
  ];
  return (
    <MenuLater
      align="end"
      trigger={<IconButton ref={more} name={t('more', { name })} icon={MenuDots} />}
      entries={entries}
    />
  );
}
