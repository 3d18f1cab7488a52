import { Expand, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { DialogClose } from '#ui/dialog-close.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Corner } from './corner.tsx';
import { canFillScreen } from './full-screen.ts';
import { KeysList, type KeysListProps } from './keys-list.tsx';

type Props = { isFull: boolean; onFill: () => void; keys: KeysListProps };

/** Controls for the shortcut list, fullscreen and closing the full view. */
export function WayOut({ isFull, onFill, keys }: Props) {
  const t = useTranslations('cv-history.show');
  return (
    <Corner firm>
      <KeysList {...keys} />
      {!isFull && canFillScreen() && <IconButton name={t('fullScreen')} icon={Expand} keys="F" onClick={onFill} />}
      <DialogClose>
        <IconButton name={t('leave')} icon={X} keys={t('keyNames.escape')} />
      </DialogClose>
    </Corner>
  );
}
