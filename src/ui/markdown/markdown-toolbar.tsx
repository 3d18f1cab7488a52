import { Toolbar } from '@base-ui/react/toolbar';
import { Bold, Eye, Italic, Link, List, ListOrdered } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../actions/icon-button.tsx';
import { MARKDOWN_KEYS, type MarkdownCommand } from './use-markdown-edits.ts';

const ICONS = { bold: Bold, italic: Italic, link: Link, bullets: List, numbers: ListOrdered };
const SHORT: MarkdownCommand[] = ['bold', 'italic', 'link', 'bullets'];
const LONG: MarkdownCommand[] = [...SHORT, 'numbers'];
/** Smaller than other buttons, so that the text has the emphasis. */
const SMALL = 'min-h-8! min-w-8! pointer-coarse:min-h-11! pointer-coarse:min-w-11!';

type Props = {
  label: string;
  controls: string;
  long: boolean;
  /** If false, the toolbar offers only the preview. */
  editable: boolean;
  onCommand: (command: MarkdownCommand) => void;
  previewing: boolean;
  onTogglePreview: () => void;
};

/** The formatting toolbar of a Markdown field: one tab stop, with arrow keys between buttons. */
export function MarkdownToolbar({ label, controls, long, editable, onCommand, previewing, onTogglePreview }: Props) {
  const t = useTranslations('ui.markdown');
  const commands = editable ? (long ? LONG : SHORT) : [];
  return (
    <Toolbar.Root
      aria-label={t('bar', { label })}
      aria-controls={controls}
      // Keeps the focus and the caret in the text, and the on-screen keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      className="flex items-center gap-0.5 border-border border-b p-1 pointer-coarse:gap-0 pointer-coarse:p-0"
    >
      {commands.map((command) => {
        const key = MARKDOWN_KEYS[command];
        return (
          <Toolbar.Button
            key={command}
            render={<IconButton name={t(command)} icon={ICONS[command]} keys={key && `Mod+${key}`} />}
            aria-keyshortcuts={key && `Control+${key} Meta+${key}`}
            onClick={() => onCommand(command)}
            className={SMALL}
          />
        );
      })}
      <Toolbar.Button
        render={<IconButton name={t('look')} icon={Eye} />}
        aria-pressed={previewing}
        onClick={onTogglePreview}
        className={`${SMALL} ms-auto aria-pressed:bg-selected aria-pressed:text-text forced-colors:aria-pressed:text-[Highlight]`}
      />
    </Toolbar.Root>
  );
}
