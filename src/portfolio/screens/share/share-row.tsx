import { Ellipsis, Pencil, RotateCcw, Trash2, Unlink } from 'lucide-react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormatter, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { MenuLater } from '#ui/menu-later.tsx';
import type { Share } from '../../contract.ts';
import { Address, AddressActions } from './address.tsx';
import { LabelForm } from './label-form.tsx';
import { nameOf } from './share-name.ts';
import { ShareState } from './share-state.tsx';
import type { ShareDeeds } from './use-share-deeds.ts';

type Props = {
  share: Share;
  deeds: ShareDeeds;
  /** It has just been made: whoever made it goes on here. */
  fresh: boolean;
  /** Asks first; by this button one came there. */
  onDelete: (opener: HTMLElement) => void;
};

const focusIn = (place: Element | null) => place?.querySelector<HTMLElement>('button, a')?.focus();

/** A link: whom it is for, where it leads, whether it does, and what can be done about it. */
export function ShareRow({ share, deeds, fresh, onDelete }: Props) {
  const t = useTranslations('portfolio-share');
  const format = useFormatter();
  const [naming, setNaming] = useState(false);
  const [restoring, setRestoring] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLButtonElement>(null);
  const { url, state, live, createdAt } = share;
  const name = nameOf(share, t('unnamed'));
  const isRevoked = state === 'revoked';
  const isLeft = useRef(false);
  useEffect(() => {
    if (fresh) focusIn(actions.current);
  }, [fresh]);
  useLayoutEffect(() => {
    if (!isLeft.current || isRevoked) return;
    isLeft.current = false;
    // The button that was pressed went away with what it did.
    if (document.activeElement === document.body) focusIn(actions.current);
  });
  const stopNaming = () => {
    flushSync(() => setNaming(false));
    more.current?.focus();
  };
  const restore = async () => {
    isLeft.current = true;
    setRestoring(true);
    isLeft.current = await deeds.restore(share);
    setRestoring(false);
  };
  if (naming) {
    return (
      <li className="border-border border-b py-4">
        <LabelForm
          label={t('renameLabel')}
          text={share.label}
          verb={t('save')}
          onSave={async (label) => {
            await deeds.rename(share, label);
            stopNaming();
          }}
          onLeave={stopNaming}
        />
      </li>
    );
  }
  return (
    <li className="flex flex-wrap items-start gap-x-6 gap-y-3 border-border border-b py-4">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span dir="auto" className="min-w-0 break-words font-medium">
            {name}
          </span>
          <ShareState share={share} />
        </p>
        <Address url={url} quiet={isRevoked} />
        <p className="text-text-secondary text-xs">
          {t('since', { date: format.dateTime(new Date(createdAt), { dateStyle: 'medium' }) })}
        </p>
      </div>
      <div ref={actions} className="flex flex-wrap items-center gap-2">
        {isRevoked ? (
          <Button
            icon={RotateCcw}
            busy={restoring}
            aria-label={t('restoreNamed', { name })}
            onClick={() => void restore()}
          >
            {t('restore')}
          </Button>
        ) : (
          <AddressActions url={url} name={name} live={live} />
        )}
        <MenuLater
          align="end"
          trigger={<IconButton ref={more} name={t('more', { name })} icon={Ellipsis} />}
          entries={[
            { label: t('rename'), icon: Pencil, onSelect: () => setNaming(true) },
            ...(isRevoked ? [] : [{ label: t('revoke'), icon: Unlink, onSelect: () => void deeds.revoke(share) }]),
            { kind: 'line' },
            {
              label: t('delete'),
              icon: Trash2,
              danger: true,
              onSelect: () => more.current && onDelete(more.current),
            },
          ]}
        />
      </div>
    </li>
  );
}
