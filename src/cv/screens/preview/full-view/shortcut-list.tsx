import { Keyboard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { Kbd } from '#ui/layout/kbd.tsx';
import { Popover } from '#ui/overlays/popover.tsx';

export type ShortcutListProps = {
  open: boolean;
  /** The element that receives the focus back if a key opened the list. */
  opener: HTMLElement | undefined;
  onOpenChange: (open: boolean) => void;
  /** Whether the character shortcuts are enabled. */
  charactersEnabled: boolean;
  setCharactersEnabled: (on: boolean) => void;
};

/** Popover that lists the keyboard shortcuts, with a switch for the character shortcuts. */
export function ShortcutList({
  open,
  opener,
  onOpenChange,
  charactersEnabled,
  setCharactersEnabled,
}: ShortcutListProps) {
  const t = useTranslations('cv-history.show');
  const tSteps = useTranslations('cv-history.steps');
  const tPages = useTranslations('cv-history.pages');
  const navigationRows = [
    [t('next'), ['↓', t('keyNames.pageDown')]],
    [t('previous'), ['↑', t('keyNames.pageUp')]],
    [t('first'), [t('keyNames.home')]],
    [t('last'), [t('keyNames.end')]],
    [t('leave'), [t('keyNames.escape')]],
  ] as const;
  const characterRows = [
    [tPages('larger'), ['+']],
    [tPages('smaller'), ['−']],
    [t('onePage'), ['0']],
    [t('pageWidth'), ['W']],
    [tSteps('older'), [',']],
    [tSteps('newer'), ['.']],
    [t('fullScreen'), ['F']],
    [t('keys'), ['?']],
  ] as const;
  return (
    <Popover
      open={open}
      opener={opener}
      onOpenChange={onOpenChange}
      align="end"
      title={t('keys')}
      trigger={<IconButton name={t('keys')} icon={Keyboard} keys="?" className="max-sm:hidden" />}
    >
      <ShortcutRows rows={navigationRows} />
      <div className="mt-3 border-border border-t pt-3">
        <Switch
          label={t('letters')}
          hint={t('lettersHint')}
          checked={charactersEnabled}
          onCheckedChange={setCharactersEnabled}
        />
        {charactersEnabled && <ShortcutRows rows={characterRows} />}
      </div>
    </Popover>
  );
}

type ShortcutRowsProps = { rows: readonly (readonly [action: string, keys: readonly string[]])[] };

const ShortcutRows = ({ rows }: ShortcutRowsProps) => (
  <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5">
    {rows.map(([action, keys]) => (
      <div key={action} className="contents">
        <dt>{action}</dt>
        <dd className="flex justify-end gap-1">
          {keys.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
