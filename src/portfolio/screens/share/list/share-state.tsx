import { CircleCheck, CircleSlash, Clock, EyeOff, Flag, type LucideIcon, Pause } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import type { Share } from '../../../contract.ts';

type Look = {
  state: 'live' | 'paused' | 'revoked' | 'expired' | 'takenDown' | 'notShown';
  icon: LucideIcon;
  tone: BadgeTone;
};

const NOT_SHOWN: Look = { state: 'notShown', icon: EyeOff, tone: 'warning' };
const LOOKS: Record<NonNullable<Share['hidden']>, Look> = {
  paused: { state: 'paused', icon: Pause, tone: 'neutral' },
  revoked: { state: 'revoked', icon: CircleSlash, tone: 'neutral' },
  expired: { state: 'expired', icon: Clock, tone: 'warning' },
  takenDown: { state: 'takenDown', icon: Flag, tone: 'warning' },
  unpublished: NOT_SHOWN,
  unverified: NOT_SHOWN,
};
const LIVE: Look = { state: 'live', icon: CircleCheck, tone: 'success' };

/** Badge that shows whether a link is live, or why it is not. */
export function ShareState({ share: { live, hidden } }: { share: Share }) {
  const t = useTranslations('portfolio-share.state');
  const { state, icon, tone } = live ? LIVE : hidden ? LOOKS[hidden] : NOT_SHOWN;
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
