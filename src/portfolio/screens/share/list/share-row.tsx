import { CalendarClock, Download, EyeOff, KeyRound, type LucideIcon, Pin, Search } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { Share } from '../../../contract.ts';
import { Address } from '../address.tsx';
import type { OpenShareDialog } from '../dialogs/use-share-dialogs.tsx';
import { TargetLine } from '../form/target-line.tsx';
import { useShareName } from '../share-name.ts';
import type { ShareActions } from '../use-share-actions.ts';
import { PrimaryAction } from './primary-action.tsx';
import { ShareMenu } from './share-menu.tsx';
import { ShareState } from './share-state.tsx';
import { ShareVisits } from './share-visits.tsx';

type Props = {
  share: Share;
  shareActions: ShareActions;
  openDialog: OpenShareDialog;
  /** Whether the link was just created; its row then gets the focus. */
  isNew: boolean;
  /** Called once the row has received the focus. */
  onFocused: () => void;
  onVisits: () => void;
};

/** Focuses the first button or link in an element; in a row that is the main action, not the menu. */
const focusIn = (container: Element | null) => container?.querySelector<HTMLElement>('button, a')?.focus();

/** A row of the list: name, state, target, address, badges, note, visits and actions of a link. */
export function ShareRow({ share, shareActions, openDialog, isNew, onFocused, onVisits }: Props) {
  const name = useShareName()(share);
  const actions = useRef<HTMLDivElement>(null);
  const [activating, setActivating] = useState(false);
  const shouldRestoreFocus = useRef(false);
  const { url, state, note } = share;
  useEffect(() => {
    if (!isNew) return;
    focusIn(actions.current);
    onFocused();
  }, [isNew, onFocused]);
  useLayoutEffect(() => {
    if (!shouldRestoreFocus.current || state !== 'active') return;
    shouldRestoreFocus.current = false;
    // The pressed button was replaced when the link became active, so the focus was lost.
    if (document.activeElement === document.body) focusIn(actions.current);
  });
  const activate = async () => {
    shouldRestoreFocus.current = true;
    setActivating(true);
    shouldRestoreFocus.current = await shareActions.activate(share);
    setActivating(false);
  };
  /** Opens the sheet with the menu button as its opener: the main action may be replaced by the edit. */
  const edit = () => {
    const menuButton = [...(actions.current?.querySelectorAll('button') ?? [])].at(-1);
    if (menuButton) openDialog('edit', share, menuButton);
  };
  return (
    <li className="grid grid-cols-1 gap-x-6 gap-y-1 border-border border-b py-4 @lg:grid-cols-[minmax(0,1fr)_auto] @3xl:grid-cols-[minmax(0,1fr)_10rem_16rem]">
      <div className="grid grid-cols-1 content-start gap-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 break-words font-medium">
            {name}
          </span>
          <ShareState share={share} />
        </p>
        <TargetLine target={share.target} />
        <Address url={url} quiet={state === 'revoked'} />
        <HiddenReason share={share} />
        <ShareBadges share={share} />
        {note !== '' && (
          <p dir="auto" className="whitespace-pre-line break-words text-text-secondary text-xs">
            {note}
          </p>
        )}
      </div>
      <ShareVisits share={share} className="@lg:col-start-1 @3xl:col-start-2 @3xl:row-start-1" />
      <div
        ref={actions}
        className="flex flex-wrap items-center gap-2 max-@lg:mt-2 @3xl:col-start-3 @lg:col-start-2 @lg:row-span-2 @lg:row-start-1 @lg:self-start @lg:justify-end"
      >
        <PrimaryAction {...{ share, name, activating }} onActivate={() => void activate()} onEdit={edit} />
        <ShareMenu {...{ share, name, shareActions, openDialog, onVisits }} onActivate={() => void activate()} />
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
  if (target.title === undefined) return <Reason text={t('gone')} />;
  const path = target.kind === 'cv' ? '/cv?status=trash' : `/projects/${target.id}/edit`;
  return (
    <Reason text={t(`${target.kind}.text`)}>
      <Link render={<RouterLink to={path} />}>{t(`${target.kind}.go`)}</Link>
    </Reason>
  );
}

const Reason = ({ text, children }: { text: string; children?: ReactNode }) => (
  <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
    <span className="text-warning">{text}</span>
    {children}
  </p>
);

/** Badges for the options of a link that differ from the defaults. */
function ShareBadges({ share }: { share: Share }) {
  const t = useTranslations('portfolio-share.badges');
  const format = useFormatter();
  const dayOf = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  const badges: (readonly [LucideIcon, string])[] = [
    ...(share.hasPassword ? [[KeyRound, t('password')] as const] : []),
    ...(share.expiresAt
      ? [
          [
            CalendarClock,
            t(share.hidden === 'expired' ? 'expired' : 'until', { date: dayOf(share.expiresAt) }),
          ] as const,
        ]
      : []),
    ...(share.pinnedAt ? [[Pin, t('pinned', { date: dayOf(share.pinnedAt) })] as const] : []),
    ...(share.download ? [] : [[Download, t('noDownload')] as const]),
    ...(share.contact === 'masked' ? [[EyeOff, t('masked')] as const] : []),
    ...(share.indexing ? [[Search, t('indexed')] as const] : []),
  ];
  if (badges.length === 0) return null;
  return (
    <ul aria-label={t('label')} className="flex flex-wrap gap-1.5">
      {badges.map(([icon, label]) => (
        <li key={label}>
          <Badge icon={icon}>{label}</Badge>
        </li>
      ))}
    </ul>
  );
}
