/** An action that a key triggers in the preview. */
export type ViewerAction =
  | ('next' | 'previous' | 'first' | 'last')
  | ('larger' | 'smaller' | 'onePage' | 'pageWidth')
  | ('older' | 'newer' | 'fullScreen' | 'keys');

export type KeyPress = Pick<KeyboardEvent, 'key' | 'code' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

type KeyContext = {
  /** Whether a page fits the window vertically. Keys that would scroll by a window then step by a page. */
  fitsHeight: boolean;
  /** Whether a page fits the window horizontally. */
  fitsWidth: boolean;
  rtl: boolean;
};

const ACTION_BY_CHARACTER: Record<string, ViewerAction> = {
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
const CHARACTER_BY_CODE: Record<string, string> = {
  KeyF: 'f',
  KeyW: 'w',
  Comma: ',',
  Period: '.',
  Equal: '+',
  Minus: '-',
  Digit0: '0',
};

/** Returns the action of a character key. Combinations with Alt, Ctrl or Meta are left to the browser. */
export function characterAction({ key, code, altKey, ctrlKey, metaKey }: KeyPress): ViewerAction | undefined {
  if (altKey || ctrlKey || metaKey || key.length !== 1) return undefined;
  return (
    ACTION_BY_CHARACTER[key.toLowerCase()] ??
    (key > '~' ? ACTION_BY_CHARACTER[CHARACTER_BY_CODE[code] ?? ''] : undefined)
  );
}

/** Returns the action of a navigation key, or undefined if it should scroll. */
export function navigationAction(
  keyPress: KeyPress,
  { fitsHeight, fitsWidth, rtl }: KeyContext,
): ViewerAction | undefined {
  const { key, altKey, ctrlKey, metaKey, shiftKey } = keyPress;
  if (altKey || ctrlKey || metaKey) return undefined;
  if (key === 'Home') return 'first';
  if (key === 'End') return 'last';
  if (key === ' ') return fitsHeight ? (shiftKey ? 'previous' : 'next') : undefined;
  if (shiftKey) return undefined;
  if (key === 'PageDown' || key === 'ArrowDown') return fitsHeight ? 'next' : undefined;
  if (key === 'PageUp' || key === 'ArrowUp') return fitsHeight ? 'previous' : undefined;
  if (key === (rtl ? 'ArrowLeft' : 'ArrowRight')) return fitsWidth ? 'next' : undefined;
  if (key === (rtl ? 'ArrowRight' : 'ArrowLeft')) return fitsWidth ? 'previous' : undefined;
  return undefined;
}

const TEXT_INPUTS = 'input, textarea, select, [contenteditable=true], [role=menu], [role=listbox], [role=slider]';
const BUTTONS = 'button, a[href], [role=switch], summary';

/** Returns whether the focused element handles the key: a field, an open list, or a button for the space bar. */
export const isHandledByTarget = (target: EventTarget | null, key: string) =>
  target instanceof Element &&
  (target.closest(TEXT_INPUTS) !== null || (key === ' ' && target.closest(BUTTONS) !== null));
