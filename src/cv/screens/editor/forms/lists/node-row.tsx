import { Eye, EyeOff, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import type { SortableParts } from '#ui/lists/sortable-parts.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { useCvEditor } from '../../cv-editor-context.tsx';
import { pathKey } from '../../editor-location.ts';

type Props = {
  path: NodePath;
  name: string;
  visible: boolean;
  /** Drag handle and item props; empty if the list cannot be sorted. */
  parts: Partial<SortableParts>;
  onRemove: () => void;
  children: ReactNode;
};

/** List item with a node's form and its actions. */
export function NodeRow({ path, name, visible, parts, onRemove, children }: Props) {
  const t = useTranslations('cv-editor.form.lists');
  const tUi = useTranslations('ui');
  const editor = useCvEditor();
  const rowStyle = parts.lifted
    ? 'relative z-10 rounded-card bg-floating shadow-float'
    : 'border-border border-t first:border-t-0';
  return (
    <li {...parts.item} data-place={pathKey(path)} className={`pt-1 pb-4 ${rowStyle}`}>
      <div className="-mx-2 flex items-center">
        {parts.handle}
        <div className={`flex min-w-0 flex-1 items-baseline gap-2 ${parts.handle ? '' : 'ps-2'}`}>
          <span dir="auto" className={`truncate font-medium ${visible ? '' : 'text-text-secondary'}`}>
            {name}
          </span>
          {!visible && <span className="shrink-0 text-text-secondary text-xs">{t('hidden')}</span>}
        </div>
        {!editor.locked && (
          <>
            <IconButton
              name={t(visible ? 'hide' : 'show', { name })}
              icon={visible ? EyeOff : Eye}
              onClick={() => editor.do({ do: 'hide', at: path, hidden: visible })}
            />
            <IconButton name={tUi('remove', { name })} icon={X} onClick={onRemove} />
          </>
        )}
      </div>
      <div className="pt-1">{children}</div>
    </li>
  );
}
