import { Keyboard } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { Kbd } from '#ui/kbd.tsx';
import { Popover } from '#ui/popover.tsx';
import { Switch } from '#ui/switch.tsx';

export type KeysListProps = {
  open: boolean;
  /** The element that receives the focus back if a key opened the list. */
  opener: HTMLElement | undefined;
  onOpenChange: (open: boolean) => void;
  /** Whether the character shortcuts are enabled. */
  lettersOn: boolean;
  turnLetters: (on: boolean) => void;
};

/** Popover that lists the keyboard shortcuts, with a switch for the character shortcuts. */
export function KeysList({ open, opener, onOpenChange, lettersOn, turnLetters }: KeysListProps) {
  const t = useTranslations('cv-history.show');
  const tSteps = useTranslations('cv-history.steps');
  const tPages = useTranslations('cv-history.pages');
  const steps = [
    [t('next'), ['↓', t('keyNames.pageDown')]],
    [t('previous'), ['↑', t('keyNames.pageUp')]],
    [t('first'), [t('keyNames.home')]],
    [t('last'), [t('keyNames.end')]],
    [t('leave'), [t('keyNames.escape')]],
  ] as const;
  const letters = [
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
      <Rows rows={steps} />
      <div className="mt-3 border-border border-t pt-3">
        <Switch label={t('letters')} hint={t('lettersHint')} checked={lettersOn} onCheckedChange={turnLetters} />
        {lettersOn && <Rows rows={letters} />}
      </div>
    </Popover>
  );
}

type RowsProps = { rows: readonly (readonly [deed: string, keys: readonly string[]])[] };

const Rows = ({ rows }: RowsProps) => (
  <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5">
    {rows.map(([deed, keys]) => (
      <div key={deed} className="contents">
        <dt>{deed}</dt>
        <dd className="flex justify-end gap-1">
          {keys.map((key) => (
            <Kbd key={key} keys={key} />
          ))}
        </dd>
      </div>
    ))}
  </dl>
);
