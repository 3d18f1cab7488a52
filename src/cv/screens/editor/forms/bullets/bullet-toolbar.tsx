import { ArrowDown, ArrowUp, Bold, Eye, EyeOff, Italic, Link } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FORMAT_BUTTON, FORMAT_KEYS, useActiveFormats } from '#ui/rich-text/format-bar.tsx';
import type { FormatCommand, RichTextEditor } from '#ui/rich-text/rich-text-editor.ts';

const MARK_BUTTONS = [
  { command: 'bold', icon: Bold },
  { command: 'italic', icon: Italic },
  { command: 'link', icon: Link },
] as const;

type Props = {
  label: string;
  /** The position of the bullet, from 1. */
  number: number;
  total: number;
  hidden: boolean;
  /** The editor of the focused bullet. */
  editor: RichTextEditor | undefined;
  handlers: {
    onCommand: (command: FormatCommand) => void;
    onStep: (by: -1 | 1) => void;
    onHide: () => void;
  };
};

/** Toolbar for the focused bullet. It is a single tab stop; arrow keys move between the buttons. */
export const BulletToolbar = memo(function BulletToolbar({ label, number, total, hidden, editor, handlers }: Props) {
  const t = useTranslations('cv-editor.form.bullets');
  const bar = useRef<HTMLDivElement>(null);
  const [tabStop, setTabStop] = useState(0);
  const active = useActiveFormats(editor);
  const buttons = [
    ...MARK_BUTTONS.map(({ command, icon }) => ({
      ...{ id: command, name: t(command), icon, keys: FORMAT_KEYS[command], isDisabled: false },
      isPressed: active?.[command] ?? false,
      run: () => handlers.onCommand(command),
    })),
    {
      id: 'up',
      name: t('up', { number }),
      icon: ArrowUp,
      keys: 'Alt+↑',
      isDisabled: number === 1,
      run: () => handlers.onStep(-1),
    },
    {
      id: 'down',
      name: t('down', { number }),
      icon: ArrowDown,
      keys: 'Alt+↓',
      isDisabled: number === total,
      run: () => handlers.onStep(1),
    },
    {
      id: 'hide',
      name: t(hidden ? 'show' : 'hide', { number }),
      icon: hidden ? Eye : EyeOff,
      isDisabled: false,
      run: handlers.onHide,
    },
  ];
  const activeStop = buttons[tabStop]?.isDisabled ? 0 : tabStop;
  const onKeyDown = (event: KeyboardEvent) => {
    const enabled = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const at = enabled.indexOf(event.target as HTMLElement);
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') enabled[0]?.focus();
    else if (event.key === 'End') enabled.at(-1)?.focus();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      enabled.at((at + (event.key === forwards ? 1 : -1)) % enabled.length)?.focus();
    else return;
    event.preventDefault();
  };
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={t('bar', { label })}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      // Keeps the caret in place and the on-screen keyboard of phones open.
      onMouseDown={(event) => event.preventDefault()}
      className="flex items-center gap-0.5 border-border border-b p-1 pointer-coarse:gap-0 pointer-coarse:p-0"
    >
      {buttons.map(({ id, name, icon, isDisabled, run, ...button }, at) => (
        <IconButton
          key={id}
          name={name}
          icon={icon}
          keys={'keys' in button ? button.keys : undefined}
          disabled={isDisabled}
          aria-pressed={'isPressed' in button ? button.isPressed : undefined}
          tabIndex={at === activeStop ? 0 : -1}
          onFocus={() => setTabStop(at)}
          onClick={run}
          className={`${FORMAT_BUTTON} pointer-coarse:min-w-10! ${at === MARK_BUTTONS.length ? 'ms-auto' : ''}`}
        />
      ))}
    </div>
  );
});
