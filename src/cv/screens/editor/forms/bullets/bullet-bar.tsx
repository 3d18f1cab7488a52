import { ArrowDown, ArrowUp, Bold, Eye, EyeOff, Italic, Link } from 'lucide-react';
import { type KeyboardEvent, memo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/icon-button.tsx';
import { MARKDOWN_KEYS, type MarkdownCommand } from '#ui/use-markdown-edits.ts';

const MARKS = [
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
  acts: {
    onCommand: (command: MarkdownCommand) => void;
    onStep: (by: -1 | 1) => void;
    onHide: () => void;
  };
};

/** Toolbar for the focused bullet. It is a single tab stop; arrow keys move between the buttons. */
export const BulletBar = memo(function BulletBar({ label, number, total, hidden, acts }: Props) {
  const t = useTranslations('cv-editor.form.bullets');
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const buttons = [
    ...MARKS.map(({ command, icon }) => ({
      ...{ id: command, name: t(command), icon, keys: `Mod+${MARKDOWN_KEYS[command]}`, off: false },
      act: () => acts.onCommand(command),
    })),
    {
      id: 'up',
      name: t('up', { number }),
      icon: ArrowUp,
      keys: 'Alt+↑',
      off: number === 1,
      act: () => acts.onStep(-1),
    },
    {
      id: 'down',
      name: t('down', { number }),
      icon: ArrowDown,
      keys: 'Alt+↓',
      off: number === total,
      act: () => acts.onStep(1),
    },
    {
      id: 'hide',
      name: t(hidden ? 'show' : 'hide', { number }),
      icon: hidden ? Eye : EyeOff,
      off: false,
      act: acts.onHide,
    },
  ];
  const reached = buttons[stop]?.off ? 0 : stop;
  const onKeyDown = (event: KeyboardEvent) => {
    const found = [...(bar.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])];
    const at = found.indexOf(event.target as HTMLElement);
    const forwards = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    if (event.key === 'Home') found[0]?.focus();
    else if (event.key === 'End') found.at(-1)?.focus();
    else if (event.key === 'ArrowLeft' || event.key === 'ArrowRight')
      found.at((at + (event.key === forwards ? 1 : -1)) % found.length)?.focus();
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
      {buttons.map(({ id, name, icon, off, act, ...button }, at) => (
        <IconButton
          key={id}
          name={name}
          icon={icon}
          keys={'keys' in button ? button.keys : undefined}
          disabled={off}
          tabIndex={at === reached ? 0 : -1}
          onFocus={() => setStop(at)}
          onClick={act}
          className={`min-h-8! min-w-8! pointer-coarse:min-h-11! pointer-coarse:min-w-10! ${at === MARKS.length ? 'ms-auto' : ''}`}
        />
      ))}
    </div>
  );
});
