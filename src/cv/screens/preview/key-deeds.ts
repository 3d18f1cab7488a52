/** An action that a key triggers in the preview. */
export type Deed =
  | ('next' | 'previous' | 'first' | 'last')
  | ('larger' | 'smaller' | 'onePage' | 'pageWidth')
  | ('older' | 'newer' | 'fullScreen' | 'keys');

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type Place = {
  /** Whether a page fits the window vertically. Keys that would scroll by a window then step by a page. */
  high: boolean;
  /** Whether a page fits the window horizontally. */
  wide: boolean;
  rtl: boolean;
};

const LETTERS: Record<string, Deed> = {
  '+': 'larger',
  '=': 'larger',
  '-': 'smaller',
  '0': 'onePage',
  w: 'pageWidth',
  ',': 'older',
  '.': 'newer',
  f: 'fullScreen',
  '?': 'keys',
  '؟': 'keys',
};

/** Characters by `KeyboardEvent.code`, for keyboards of non-Latin scripts. */
const PLACES: Record<string, string> = {
  KeyF: 'f',
  KeyW: 'w',
  Comma: ',',
  Period: '.',
  Equal: '+',
  Minus: '-',
  Digit0: '0',
};

/** Returns the action of a character key. Combinations with Alt, Ctrl or Meta are left to the browser. */
export function letterDeed({ key, code, altKey, ctrlKey, metaKey }: Pressed): Deed | undefined {
  if (altKey || ctrlKey || metaKey || key.length !== 1) return undefined;
  return LETTERS[key.toLowerCase()] ?? (key > '~' ? LETTERS[PLACES[code] ?? ''] : undefined);
}

/** Returns the action of a navigation key, or undefined if it should scroll. */
export function stepDeed(pressed: Pressed, { high, wide, rtl }: Place): Deed | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = pressed;
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === ' ') return high ? (shiftKey ? 'previous' : 'next') : undefined;
  if (shiftKey) return undefined;
  if (key === 'PageDown' || key === 'ArrowDown') return high ? 'next' : undefined;
  if (key === 'PageUp' || key === 'ArrowUp') return high ? 'previous' : undefined;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return wide ? 'next' : undefined;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return wide ? 'previous' : undefined;
  return undefined;
}

const WRITTEN_IN = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=slider]';
const PRESSED = 'button, a[href], [role=switch], summary';

/** Returns whether the focused element handles the key: a field, an open list, or a button for the space bar. */
export const belongsThere = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  (target.closest(WRITTEN_IN) !== null || (key === ' ' && target.closest(PRESSED) !== null));
