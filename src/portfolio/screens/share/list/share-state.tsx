import { CircleCheck, CircleSlash, Clock, EyeOff, Flag, type LucideIcon, Pause } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge, type BadgeTone } from '#ui/layout/badge.tsx';
import type { Share } from '../../../contract.ts';

type ShareStateStyle = {
  state: 'live' | 'paused' | 'revoked' | 'expired' | 'takenDown' | 'notShown';
  icon: LucideIcon;
  tone: BadgeTone;
};

const NOT_SHOWN: ShareStateStyle = { state: 'notShown', icon: EyeOff, tone: 'warning' };
const STYLE_BY_REASON: Record<NonNullable<Share['hidden']>, ShareStateStyle> = {
  paused: { state: 'paused', icon: Pause, tone: 'neutral' },
  revoked: { state: 'revoked', icon: CircleSlash, tone: 'neutral' },
  expired: { state: 'expired', icon: Clock, tone: 'warning' },
  takenDown: { state: 'takenDown', icon: Flag, tone: 'warning' },
  unpublished: NOT_SHOWN,
  unverified: NOT_SHOWN,
};
const LIVE: ShareStateStyle = { state: 'live', icon: CircleCheck, tone: 'success' };

/** Badge that shows whether a link is live, or why it is not. */
export function ShareState({ share: { live, hidden } }: { share: Pick<Share, 'live' | 'hidden'> }) {
  const t = useTranslations('portfolio-share.state');
  const { state, icon, tone } = live ? LIVE : hidden ? STYLE_BY_REASON[hidden] : NOT_SHOWN;
  return (
    <Badge tone={tone} icon={icon}>
      {t(state)}
    </Badge>
  );
}
