import { type LucideIcon, Upload } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { ImportDialogProps } from './import-dialog-props.ts';

/** A source that records are imported from, with its dialog, which is loaded when it is first opened. */
export type ImportSource = { label: string; icon: LucideIcon; dialog: ComponentType<ImportDialogProps> };

type Props = {
  /** The sources to choose from; without any, there is one only. */
  sources: readonly ImportSource[];
  /** Called with the number of the chosen source. */
  onStart: (source: number) => void;
  /** Whether it is one of several actions, and has an icon only on narrow screens. */
  isQuiet?: boolean;
};

/** Button that starts an import. If there are several sources, it opens a menu of them. */
export function ImportButton({ sources, onStart, isQuiet = false }: Props) {
  const t = useTranslations('records.manager');
  const style = isQuiet ? ({ icon: Upload, tone: 'quiet' } as const) : {};
  const label = <span className={isQuiet ? 'max-sm:sr-only' : ''}>{t('import')}</span>;
  if (sources.length === 0) {
    return (
      <Button {...style} onClick={() => onStart(0)}>
        {label}
      </Button>
    );
  }
  return (
    <Menu
      align={isQuiet ? 'end' : 'start'}
      trigger={<Button {...style}>{label}</Button>}
      entries={sources.map((source, index) => ({
        label: source.label,
        icon: source.icon,
        onSelect: () => onStart(index),
      }))}
    />
  );
}
