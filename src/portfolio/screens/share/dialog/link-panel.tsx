import {
  CalendarClock,
  Download,
  EyeOff,
  FileClock,
  KeyRound,
  Mail,
  MessageSquare,
  PencilLine,
  Search,
  StickyNote,
} from 'lucide-react';
import { useRef, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Select } from '#ui/fields/select.tsx';
import type { Share } from '../../../contract.ts';
import { LinkOptionForm, type TypedOption } from '../form/link-option-form.tsx';
import type { ShareActions } from '../use-share-actions.ts';
import { AddressBar } from './address-bar.tsx';
import { CommentsRow } from './comments-row.tsx';
import { reasonsFor } from './option-reasons.ts';
import { OptionRow, SwitchRow } from './option-row.tsx';
import { usePending } from './use-pending.ts';

type Props = { share: Share; name: string; shareActions: ShareActions };

/** All options of a link. Choices are saved at once; what is typed has a form of its own, one at a time. */
export function LinkPanel({ share, name, shareActions }: Props) {
  const t = useTranslations('portfolio-share.dialog');
  const format = useFormatter();
  const [editing, setEditing] = useState<TypedOption>();
  const buttons = useRef(new Map<TypedOption, HTMLButtonElement>());
  const stored = {
    ...{ masked: share.contact === 'masked', download: share.download, comments: share.comments },
    ...{ notify: share.notify, indexing: share.indexing, drafts: share.drafts },
    pinned: share.pinnedAt === null ? ('follow' as const) : ('kept' as const),
  };
  const { values, change } = usePending(stored, ({ masked, pinned, ...rest }) =>
    shareActions.change(share, {
      ...rest,
      ...(masked === undefined ? {} : { contact: masked ? 'masked' : 'shown' }),
      ...(pinned === undefined ? {} : { pinned: pinned !== 'follow' }),
    }),
  );
  const reasons = reasonsFor(share, t);
  const close = () => {
    const option = editing;
    setEditing(undefined);
    if (option) queueMicrotask(() => buttons.current.get(option)?.focus());
  };
  const editButton = (option: TypedOption, label: string) => (
    <Button
      tone="quiet"
      ref={(button) => {
        if (button) buttons.current.set(option, button);
      }}
      aria-expanded={editing === option}
      aria-label={`${t('change')}: ${label}`}
      onClick={() => setEditing(editing === option ? undefined : option)}
    >
      {t('change')}
    </Button>
  );
  const typed = (option: TypedOption, row: Parameters<typeof OptionRow>[0]) => (
    <div>
      <OptionRow {...row}>{editButton(option, row.label)}</OptionRow>
      {editing === option && <LinkOptionForm {...{ share, option, shareActions }} onDone={close} />}
    </div>
  );
  const day = (moment: string) => format.dateTime(new Date(moment), { dateStyle: 'medium' });
  return (
    <div className="grid grid-cols-1 gap-2 pb-2">
      <AddressBar url={share.url} name={name} quiet={share.state === 'revoked'} isPrimary>
        {editButton('word', t('address'))}
      </AddressBar>
      {editing === 'word' && <LinkOptionForm {...{ share, shareActions }} option="word" onDone={close} />}
      <div className="divide-y divide-border">
        {typed('label', { icon: PencilLine, label: t('label'), value: share.label || t('none') })}
        {typed('password', { icon: KeyRound, label: t('password'), value: t(share.hasPassword ? 'on' : 'off') })}
        {typed('expiresAt', {
          ...{ icon: CalendarClock, label: t('expires') },
          value: share.expiresAt === null ? t('never') : day(share.expiresAt),
        })}
        <OptionRow icon={FileClock} label={t('version')}>
          <Select
            className="w-full max-w-56"
            label={t('version')}
            labelHidden
            options={[
              { value: 'follow', label: t('versions.follow') },
              ...(share.pinnedAt === null
                ? []
                : [{ value: 'kept' as const, label: t('versions.kept', { date: day(share.pinnedAt) }) }]),
              { value: 'now', label: t(share.pinnedAt === null ? 'versions.now' : 'versions.anew') },
            ]}
            value={values.pinned as 'follow' | 'kept' | 'now'}
            onValueChange={(next) => change({ pinned: next as 'follow' | 'kept' })}
          />
        </OptionRow>
        {share.target.kind === 'project' && (
          <SwitchRow
            icon={PencilLine}
            label={t('drafts')}
            checked={values.drafts}
            onChange={(drafts) => change({ drafts })}
          />
        )}
        <SwitchRow
          icon={EyeOff}
          label={t('masked')}
          checked={values.masked}
          onChange={(masked) => change({ masked })}
        />
        <SwitchRow
          icon={Download}
          label={t('download')}
          checked={values.download && reasons.download === undefined}
          reason={reasons.download}
          onChange={(download) => change({ download })}
        />
        {reasons.comments === undefined ? (
          <CommentsRow value={values.comments} onChange={(comments) => change({ comments })} />
        ) : (
          <SwitchRow
            icon={MessageSquare}
            label={t('comments')}
            checked={false}
            reason={reasons.comments}
            onChange={() => {}}
          />
        )}
        {share.received.all > 0 && share.target.kind === 'cv' && (
          <p className="py-2 ps-8">
            <Link render={<RouterLink to={`/cv/${share.target.id}/edit?review=comments`} />}>{t('viewComments')}</Link>
          </p>
        )}
        <SwitchRow icon={Mail} label={t('notify')} checked={values.notify} onChange={(notify) => change({ notify })} />
        <SwitchRow
          icon={Search}
          label={t('indexing')}
          checked={values.indexing && reasons.indexing === undefined}
          reason={reasons.indexing}
          onChange={(indexing) => change({ indexing })}
        />
        {typed('note', { icon: StickyNote, label: t('note'), value: share.note || t('none') })}
      </div>
    </div>
  );
}
