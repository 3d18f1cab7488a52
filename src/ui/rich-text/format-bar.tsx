import { Toolbar } from '@base-ui/react/toolbar';
import { Bold, Code, Italic, Link, List, ListOrdered, SquareCode, Superscript } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '../actions/icon-button.tsx';
import type { ActiveFormats, FormatCommand, RichTextEditor } from './rich-text-editor.ts';

const ICONS = {
  bold: Bold,
  italic: Italic,
  link: Link,
  bullets: List,
  numbers: ListOrdered,
  code: Code,
  codeBlock: SquareCode,
};
export const FORMAT_KEYS: { readonly [Command in FormatCommand]: string } = {
  bold: 'Mod+B',
  italic: 'Mod+I',
  link: 'Mod+K',
  numbers: 'Mod+Shift+7',
  bullets: 'Mod+Shift+8',
  code: 'Mod+E',
  codeBlock: 'Mod+Alt+C',
};
const FOOTNOTE_KEYS = 'Mod+Alt+F';
const SHORT: readonly FormatCommand[] = ['bold', 'italic', 'link', 'bullets'];
const LONG: readonly FormatCommand[] = [...SHORT, 'numbers', 'code', 'codeBlock'];

type Props = {
  label: string;
  controls: string;
  long: boolean;
  editor: RichTextEditor | undefined;
  onCommand: (command: FormatCommand) => void;
  /** Undefined in texts without footnotes. */
  onFootnote: (() => void) | undefined;
};

/** The formatting toolbar of a text: one tab stop, with arrow keys between buttons. */
export function FormatBar({ label, controls, long, editor, onCommand, onFootnote }: Props) {
  const t = useTranslations('ui.richText');
  const active = useActiveFormats(editor);
  return (
    <Toolbar.Root
      aria-label={t('bar', { label })}
      aria-controls={controls}
      // Keeps the focus and the caret in the text, and the on-screen keyboard open.
      onMouseDown={(event) => event.preventDefault()}
      className="flex flex-wrap items-center gap-0.5 border-border border-b p-1 pointer-coarse:gap-0 pointer-coarse:p-0"
    >
      {(long ? LONG : SHORT).map((command) => (
        <Toolbar.Button
          key={command}
          render={<IconButton name={t(command)} icon={ICONS[command]} keys={FORMAT_KEYS[command]} />}
          aria-pressed={active?.[command] ?? false}
          onClick={() => onCommand(command)}
          className={FORMAT_BUTTON}
        />
      ))}
      {onFootnote && (
        <Toolbar.Button
          render={<IconButton name={t('footnote')} icon={Superscript} keys={FOOTNOTE_KEYS} />}
          disabled={active?.codeBlock ?? false}
          onClick={onFootnote}
          className={FORMAT_BUTTON}
        />
      )}
    </Toolbar.Root>
  );
}

/** Smaller than other buttons, so that the text has the emphasis. */
export const FORMAT_BUTTON =
  'min-h-8! min-w-8! aria-pressed:bg-selected aria-pressed:text-text forced-colors:aria-pressed:text-[Highlight] pointer-coarse:min-h-11! pointer-coarse:min-w-11!';

/** Returns the formats of the editor's selection. */
export const useActiveFormats = (editor: RichTextEditor | undefined): ActiveFormats | undefined =>
  useSyncExternalStore(
    (listener) => editor?.subscribe(listener) ?? (() => undefined),
    () => editor?.active(),
  );
