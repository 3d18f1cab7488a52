import { Bookmark, Diff, Expand, Eye, History, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { CvVersion } from '../../contract.ts';
import { useVersionName } from './use-version-name.ts';
import { VersionNameForm } from './version-name-form.tsx';

export type VersionRowActions = {
  /** Opens the version; with `whole`, its pages fill the screen. */
  onOpen: (version: CvVersion, whole: boolean) => void;
  onCompare: (version: CvVersion) => void;
  onRename: (version: CvVersion, name: string) => Promise<void>;
  onRestore: (version: CvVersion) => void;
  onDelete: (version: CvVersion) => void;
};

/** List item for a version: its name, date and actions. */
export function VersionRow({ version, ...actions }: { version: CvVersion } & VersionRowActions) {
  const t = useTranslations('cv-history.history');
  const { name, when } = useVersionName()(version);
  const [isNaming, setNaming] = useState(false);
  const isNamed = version.name !== null;
  if (isNaming) {
    return (
      <li className="border-border border-b">
        <VersionNameForm
          name={version.name ?? ''}
          saveLabel={t('save')}
          onSave={async (next) => {
            await actions.onRename(version, next);
            setNaming(false);
          }}
          onClose={() => setNaming(false)}
        />
      </li>
    );
  }
  return (
    <li className="relative flex items-start gap-3 border-border border-b py-2 transition-colors hover:bg-hover has-[[data-see]:focus-visible]:outline-2 has-[[data-see]:focus-visible]:outline-primary">
      <Icon of={isNamed ? Bookmark : History} className={`mt-2.5 ${isNamed ? 'text-link' : 'text-text-secondary'}`} />
      <div className="min-w-0 flex-1 py-1">
        <button
          type="button"
          data-see=""
          dir="auto"
          onClick={() => actions.onOpen(version, false)}
          className={`block w-full cursor-default break-words text-start after:absolute after:inset-0 focus-visible:outline-none ${isNamed ? 'font-medium' : ''}`}
        >
          {name}
        </button>
        <p className="text-text-secondary text-xs tabular-nums">{when}</p>
      </div>
      <div className="relative z-10">
        <Menu
          align="end"
          trigger={<IconButton name={t('actionsFor', { name: isNamed ? name : when })} icon={MenuDots} />}
          entries={[
            { label: t('see'), icon: Eye, onSelect: () => actions.onOpen(version, false) },
            { label: t('seeWhole'), icon: Expand, onSelect: () => actions.onOpen(version, true) },
            { label: t('compare'), icon: Diff, onSelect: () => actions.onCompare(version) },
            { label: t('rename'), icon: PencilLine, onSelect: () => setNaming(true) },
            { kind: 'line' },
            { label: t('restore'), icon: RotateCcw, onSelect: () => actions.onRestore(version) },
            { label: t('forget'), icon: Trash2, danger: true, onSelect: () => actions.onDelete(version) },
          ]}
        />
      </div>
    </li>
  );
}
