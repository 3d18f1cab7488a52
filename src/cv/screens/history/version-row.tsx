import { Bookmark, Diff, Expand, Eye, History, PencilLine, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MenuDots } from '#ui/dots.tsx';
import { Icon } from '#ui/icon.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { CvVersion } from '../../contract.ts';
import { NameForm } from './name-form.tsx';
import { useVersionName } from './use-version-name.ts';

export type VersionDeeds = {
  /** Opens the version; with `whole`, its pages fill the screen. */
  onSee: (version: CvVersion, whole: boolean) => void;
  onCompare: (version: CvVersion) => void;
  onRename: (version: CvVersion, name: string) => Promise<void>;
  onRestore: (version: CvVersion) => void;
  onForget: (version: CvVersion) => void;
};

/** List item for a version: its name, date and actions. */
export function VersionRow({ version, ...deeds }: { version: CvVersion } & VersionDeeds) {
  const t = useTranslations('cv-history.history');
  const { name, when } = useVersionName()(version);
  const [naming, setNaming] = useState(false);
  const isNamed = version.name !== null;
  if (naming) {
    return (
      <li className="border-border border-b">
        <NameForm
          name={version.name ?? ''}
          onSave={async (next) => {
            await deeds.onRename(version, next);
            setNaming(false);
          }}
          onLeave={() => setNaming(false)}
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
          onClick={() => deeds.onSee(version, false)}
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
            { label: t('see'), icon: Eye, onSelect: () => deeds.onSee(version, false) },
            { label: t('seeWhole'), icon: Expand, onSelect: () => deeds.onSee(version, true) },
            { label: t('compare'), icon: Diff, onSelect: () => deeds.onCompare(version) },
            { label: t('rename'), icon: PencilLine, onSelect: () => setNaming(true) },
            { kind: 'line' },
            { label: t('restore'), icon: RotateCcw, onSelect: () => deeds.onRestore(version) },
            { label: t('forget'), icon: Trash2, danger: true, onSelect: () => deeds.onForget(version) },
          ]}
        />
      </div>
    </li>
  );
}
