import { isApplePlatform } from '../is-apple-platform.ts';

const APPLE: Record<string, string> = { Mod: '⌘', Alt: '⌥', Shift: '⇧' };
const OTHER: Record<string, string> = { Mod: 'Ctrl' };

/** Shows a keyboard shortcut such as `Mod+K`: `Mod` is ⌘ on Apple keyboards and Ctrl on others. */
export function Kbd({ keys }: { keys: string }) {
  const names = isApplePlatform() ? APPLE : OTHER;
  return (
    <span dir="ltr" className="inline-flex gap-0.5">
      {keys.split(/(?<=.)\+/).map((key) => (
        <kbd
          key={key}
          className="inline-flex h-5 min-w-5 items-center justify-center rounded-[4px] border border-border bg-surface px-1 font-sans text-text-secondary text-xs"
        >
          {names[key] ?? key}
        </kbd>
      ))}
    </span>
  );
}
