import { CalendarClock, Download, EyeOff, KeyRound, type LucideIcon, MessageSquare, Pin, Search } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { CopyButton } from '#ui/actions/copy-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { Audience, Share } from '../../../contract.ts';
import type { OpenShareDialog } from '../dialogs/use-share-dialogs.tsx';
import { TargetLine } from '../form/target-line.tsx';
import { useAudienceText } from '../use-audience-text.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { AudienceBadge } from './audience-badge.tsx';
import { AudiencePicture } from './audience-picture.tsx';
import { ShareMenu } from './share-menu.tsx';

type Props = {
  audience: Audience;
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  /** Opens the dialog of what is shared. */
  onOpen: () => void;
  /** Whether the link was just created; its card then gets the focus. */
  isNew: boolean;
  /** Called once the card has received the focus. */
  onFocused: () => void;
  onVisits: (of: string) => void;
};

/** A card of the list: picture, name, state, target, address, options, visits and actions of an audience. */
export function AudienceCard({ audience, shareActions, openDialog, onOpen, isNew, onFocused, onVisits }: Props) {
  const t = useTranslations('portfolio-share');
  const { nameOf, metaOf } = useAudienceText();
  const heading = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isNew) return;
    heading.current?.focus();
    onFocused();
  }, [isNew, onFocused]);
  const isLink = audience.kind === 'link';
  const url = isLink ? audience.share.url : audience.url;
  const name = audience.kind === 'cv' ? audience.title : nameOf(audience);
  const isLive = isLink ? audience.share.live : audience.hidden === undefined;
  return (
    <li className="relative flex min-w-0 flex-col overflow-hidden rounded-card border border-border transition-colors has-[h2_button:focus-visible]:outline-2 has-[h2_button:focus-visible]:outline-primary has-[h2_button:focus-visible]:outline-offset-2 has-[h2_button:hover]:border-control">
      <AudiencePicture audience={audience} />
      <div className="grid flex-1 content-start gap-1 p-4">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h2 className="min-w-0">
            <button
              ref={heading}
              type="button"
              onClick={onOpen}
              className="block text-start font-medium outline-none after:absolute after:inset-0"
            >
              <span dir="auto" className="break-words">
                {name || t('target.untitled')}
              </span>
            </button>
          </h2>
          <AudienceBadge audience={audience} />
        </div>
        {isLink && <TargetLine target={audience.share.target} />}
        {audience.kind === 'cv' && <TargetLine target={{ kind: 'cv', title: t('dialog.ownAddress') }} />}
        <p
          dir="ltr"
          className={`truncate text-text-secondary text-xs rtl:text-end ${
            isLink && audience.share.state === 'revoked' ? 'line-through decoration-1' : ''
          }`}
        >
          {url.replace(/^https?:\/\//, '')}
        </p>
        {isLink && <HiddenReason share={audience.share} />}
        <Badges audience={audience} />
        {isLink && audience.share.note !== '' && (
          <p dir="auto" className="line-clamp-2 whitespace-pre-line break-words text-text-secondary text-xs">
            {audience.share.note}
          </p>
        )}
      </div>
      <div className="relative flex flex-wrap items-center gap-2 px-4 pb-3">
        <p className="min-w-0 flex-1 basis-24 text-text-secondary text-xs tabular-nums">{metaOf(audience)}</p>
        {isLive && (
          <CopyButton
            text={url}
            words={{
              copy: t('address.copy'),
              copied: t('address.copied'),
              copyNamed: t('address.copyNamed', { name }),
            }}
          />
        )}
        {isLink && (
          <ShareMenu
            {...{ share: audience.share, name, shareActions, openDialog }}
            onEdit={onOpen}
            onVisits={() => onVisits(`share:${audience.share.shareId}`)}
          />
        )}
      </div>
    </li>
  );
}

/** Explains why an active link shows nothing, with a link to the remedy. */
function HiddenReason({ share: { hidden, target } }: { share: Share }) {
  const t = useTranslations('portfolio-share.hidden');
  if (hidden === 'takenDown') return <Reason text={t('takenDown')} />;
  // Reasons that affect the whole portfolio are shown once, above the list.
  if (hidden !== 'unpublished' || target.kind === 'portfolio') return null;
  if (target.kind === 'bundle') return <Reason text={t('bundle')} />;
  if (target.title === undefined) return <Reason text={t('gone')} />;
  const kind = target.kind === 'letter' ? 'cv' : target.kind;
  const path = kind === 'cv' ? '/cv?status=trash' : `/projects/${target.id}/edit`;
  return (
    <Reason text={t(`${kind}.text`)}>
      <Link render={<RouterLink to={path} />}>{t(`${kind}.go`)}</Link>
    </Reason>
  );
}

const Reason = ({ text, children }: { text: string; children?: ReactNode }) => (
  <p className="relative flex flex-wrap items-center gap-x-2 gap-y-1">
    <span className="text-warning">{text}</span>
    {children}
  </p>
);

/** Badges for the options that differ from the defaults, and for what search engines really list. */
function Badges({ audience }: { audience: Audience }) {
  const t = useTranslations('portfolio-share.badges');
  const format = useFormatter();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const listed = audience.kind === 'link' ? audience.share.listed : audience.listed;
  const badges: (readonly [LucideIcon, string])[] = [
    ...(audience.kind === 'link' ? badgesOfLink(audience.share, t, dayOf) : []),
    ...(listed ? [[Search, t('indexed')] as const] : []),
  ];
  if (badges.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-1.5 pt-1">
      {badges.map(([icon, label]) => (
        <li key={label}>
          <Badge icon={icon}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}

type BadgeWords = ReturnType<typeof useTranslations<'portfolio-share.badges'>>;

const badgesOfLink = (share: Share, t: BadgeWords, dayOf: (moment: string) => string) => [
  ...(share.hasPassword ? [[KeyRound, t('password')] as const] : []),
  ...(share.expiresAt
    ? [[CalendarClock, t(share.hidden === 'expired' ? 'expired' : 'until', { date: dayOf(share.expiresAt) })] as const]
    : []),
  ...(share.pinnedAt ? [[Pin, t('pinned', { date: dayOf(share.pinnedAt) })] as const] : []),
  ...(share.download ? [] : [[Download, t('noDownload')] as const]),
  ...(share.contact === 'masked' ? [[EyeOff, t('masked')] as const] : []),
  ...(share.comments === 'off' ? [] : [[MessageSquare, t('comments')] as const]),
];
