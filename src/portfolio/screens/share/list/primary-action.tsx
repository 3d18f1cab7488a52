import { CalendarClock, type LucideIcon, Play, RotateCcw } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
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

type ReactivateAction = { verb: 'resume' | 'restore' | 'prolong'; icon: LucideIcon };

const RESUME: ReactivateAction = { verb: 'resume', icon: Play };
const RESTORE: ReactivateAction = { verb: 'restore', icon: RotateCcw };
const EXTEND: ReactivateAction = { verb: 'prolong', icon: CalendarClock };

/** The main action of a link: copy and open, or resume, restore or prolong if it is inactive. */
export function PrimaryAction({ share, name, activating, onActivate, onEdit }: Props) {
  const t = useTranslations('portfolio-share.remedies');
  const { state, hidden, live, url } = share;
  const action =
    state === 'paused' ? RESUME : state === 'revoked' ? RESTORE : hidden === 'expired' ? EXTEND : undefined;
  if (!action) return <AddressActions url={url} name={name} live={live} />;
  return (
    <Button
      icon={action.icon}
      busy={activating}
      aria-label={t(`${action.verb}Named`, { name })}
      onClick={action === EXTEND ? onEdit : onActivate}
    >
      {t(action.verb)}
    </Button>
  );
}
