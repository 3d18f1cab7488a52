/** What keys do while pages are looked at. */
export type Deed =
  | ('next' | 'previous' | 'first' | 'last')
  | ('larger' | 'smaller' | 'onePage' | 'pageWidth')
  | ('older' | 'newer' | 'fullScreen' | 'keys');

export type Pressed = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type Place = {
  /** A page is in sight as a whole: what would scroll by a window steps by a page. */
  high: boolean;
  /** It is in sight from side to side. */
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

/** On keyboards of other scripts, the place of a key says which it is. */
const PLACES: Record<string, string> = {
  KeyF: 'f',
  KeyW: 'w',
  Comma: ',',
  Period: '.',
  Equal: '+',
  Minus: '-',
  Digit0: '0',
};

/** What a key that types something does. With others held down it belongs to the browser. */
export function letterDeed({ key, code, altKey, ctrlKey, metaKey }: Pressed): Deed | undefined {
  if (altKey || ctrlKey || metaKey || key.length !== 1) return undefined;
  return LETTERS[key.toLowerCase()] ?? (key > '~' ? LETTERS[PLACES[code] ?? ''] : undefined);
}

/** What a key that leads somewhere does; nothing where it is to scroll. */
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

/** Whether a key belongs to where it was pressed: to a field, to a list that is open, or the space bar to a button. */
export const belongsThere = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  (target.closest(WRITTEN_IN) !== null || (key === ' ' && target.closest(PRESSED) !== null));
