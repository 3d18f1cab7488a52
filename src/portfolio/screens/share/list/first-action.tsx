import { CalendarClock, type LucideIcon, Play, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { Share } from '../../../contract.ts';
import { AddressActions } from '../address.tsx';

type Props = {
  share: Share;
  name: string;
  /** Whether the link is being reactivated. */
  activating: boolean;
  onActivate: () => void;
  onEdit: () => void;
};

type Mend = { verb: 'resume' | 'restore' | 'prolong'; icon: LucideIcon };

const RESUME: Mend = { verb: 'resume', icon: Play };
const RESTORE: Mend = { verb: 'restore', icon: RotateCcw };
const PROLONG: Mend = { verb: 'prolong', icon: CalendarClock };

/** The main action of a link: copy and open, or resume, restore or prolong if it is inactive. */
export function FirstAction({ share, name, activating, onActivate, onEdit }: Props) {
  const t = useTranslations('portfolio-share.mend');
  const { state, hidden, live, url } = share;
  const mend = state === 'paused' ? RESUME : state === 'revoked' ? RESTORE : hidden === 'expired' ? PROLONG : undefined;
  if (!mend) return <AddressActions url={url} name={name} live={live} />;
  return (
    <Button
      icon={mend.icon}
      busy={activating}
      aria-label={t(`${mend.verb}Named`, { name })}
      onClick={mend === PROLONG ? onEdit : onActivate}
    >
      {t(mend.verb)}
    </Button>
  );
}
