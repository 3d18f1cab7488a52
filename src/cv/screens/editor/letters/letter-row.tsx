import { ChevronRight, Copy, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { type ShareDialogTarget, useSharing } from '#records/components.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { CvContent } from '../../../contract.ts';
import { letterDateOf } from '../../../model/letters/variable-values.ts';
import type { Letter } from '../../../model/shapes.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

type Props = {
  letter: Letter;
  /** The letter as the dialog by which it is shared takes it. */
  shared: ShareDialogTarget;
  content: CvContent;
  /** Whether texts that it quotes have changed in the CV. */
  hasChangedQuotes: boolean;
  onOpen: () => void;
  onRename: () => void;
  /** Undefined if the limit of letters is reached. */
  onDuplicate: (() => void) | undefined;
  onRemove: () => void;
};

/** List item for a letter: its name, company or recipient, date and actions. */
export function LetterRow({
  letter,
  shared,
  content,
  hasChangedQuotes,
  onOpen,
  onRename,
  onDuplicate,
  onRemove,
}: Props) {
  const t = useTranslations('cv-letters');
  const editor = useCvEditor();
  const sharing = useSharing();
  const name = letter.name.trim() || t('unnamed');
  const caption = [letter.company.trim() || letter.recipient.trim(), letterDateOf(letter, content)].filter(Boolean);
  return (
    <li className="flex items-center border-border border-b">
      <button
        type="button"
        onClick={onOpen}
        className="flex min-h-14 min-w-0 flex-1 items-center gap-2 rounded-control px-2 py-2 text-start hover:bg-hover focus-visible:-outline-offset-2"
      >
        <span className="min-w-0 flex-1">
          <span dir="auto" className="block truncate font-medium">
            {name}
          </span>
          {caption.length > 0 && (
            <span dir="auto" className="block truncate text-text-secondary text-xs">
              {caption.join(' · ')}
            </span>
          )}
          {hasChangedQuotes && (
            <span className="flex items-center gap-1.5 text-warning text-xs">
              <Icon of={TriangleAlert} />
              {t('quotes.changedInList')}
            </span>
          )}
        </span>
        <Icon of={ChevronRight} className="text-text-secondary rtl:rotate-180" />
      </button>
      <LazyDropdownMenu
        align="end"
        trigger={<IconButton name={t('actionsFor', { name })} icon={MenuDots} />}
        entries={[
          sharing.entryFor(shared),
          ...(editor.locked
            ? []
            : [
                { label: t('rename'), icon: Pencil, onSelect: onRename },
                ...(onDuplicate ? [{ label: t('duplicate'), icon: Copy, onSelect: onDuplicate }] : []),
                { kind: 'line' as const },
                { label: t('remove'), icon: Trash2, danger: true, onSelect: onRemove },
              ]),
        ]}
      />
    </li>
  );
}
