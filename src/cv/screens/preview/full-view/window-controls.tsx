import { Expand, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { ControlGroup } from './control-group.tsx';
import { isFullScreenSupported } from './full-screen.ts';
import { ShortcutList, type ShortcutListProps } from './shortcut-list.tsx';

type Props = { isFullScreen: boolean; onFullScreen: () => void; shortcutList: ShortcutListProps };

/** Controls for the shortcut list, fullscreen and closing the full view. */
export function WindowControls({ isFullScreen, onFullScreen, shortcutList }: Props) {
  const t = useTranslations('cv-history.show');
  return (
    <ControlGroup noShrink>
      <ShortcutList {...shortcutList} />
      {!isFullScreen && isFullScreenSupported() && (
        <IconButton name={t('fullScreen')} icon={Expand} keys="F" onClick={onFullScreen} />
      )}
      <DialogClose>
        <IconButton name={t('leave')} icon={X} keys={t('keyNames.escape')} />
      </DialogClose>
    </ControlGroup>
  );
}
