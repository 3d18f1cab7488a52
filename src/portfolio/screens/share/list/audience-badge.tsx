import { Globe, Link2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import type { Audience } from '../../../contract.ts';
import { ShareState } from './share-state.tsx';

/** Badge that shows who sees an address, or whether a link is live. */
export function AudienceBadge({ audience }: { audience: Audience }) {
  const t = useTranslations('portfolio-share');
  if (audience.kind === 'link') return <ShareState share={audience.share} />;
  if (audience.hidden) return <ShareState share={{ live: false, hidden: audience.hidden }} />;
  const isPublic = audience.kind === 'site' || audience.visibility === 'public';
  return (
    <Badge tone="success" icon={isPublic ? Globe : Link2}>
      {t(isPublic ? 'state.public' : 'state.byLink')}
    </Badge>
  );
}
