import { editorOf, loadEditor } from '#ui/rich-text/load-editor.ts';
import { findWord } from './find-word.ts';
import { lineAtPoint } from './pages/line-at-point.ts';
import type { ClickedPoint } from './pages/live-page.tsx';

/** The node to focus, and optionally a field in it; without one, its first text input. */
export type FocusTarget = {
  pathKey: string;
  field: string | undefined;
  /** The point of a page that was clicked: the field of its line gets the focus, with the caret at the word. */
  clicked?: ClickedPoint | undefined;
};

/** Limits the frames to wait for the form of a node. After that, the form of its parent node is focused instead. */
const MAX_FRAMES = 90;
/** Limits the frames to wait for the form of a section; after that, the button in its heading row is focused. */
const MAX_SECTION_FRAMES = 10;

/** Focuses a field of a node once it is rendered, and scrolls to it. */
export async function focusField({ pathKey, field, clicked }: FocusTarget, signal: AbortSignal) {
  // The form of a section's settings has no text; a field that is asked for is waited for.
  const isSection = field === undefined && /^sections\/[^/]+$/.test(pathKey);
  for (let frame = 0; frame < MAX_FRAMES && !signal.aborted; frame += 1) {
    const match =
      findControl(pathKey, field) ?? (isSection && frame > MAX_SECTION_FRAMES ? findHeadingButton(pathKey) : undefined);
    if (match) {
      const word = clicked && (await findClickedWord(pathKey, clicked));
      if (signal.aborted) return;
      const { control, container, caret } = word ?? { ...match, caret: 'end' as const };
      control.focus({ preventScroll: true });
      container.scrollIntoView({ block: 'nearest' });
      return moveCaret(control, caret, signal);
    }
    await new Promise(requestAnimationFrame);
  }
  const container = pathKey.split('/').slice(0, -2).join('/');
  if (container !== '' && !signal.aborted) await focusField({ pathKey: container, field: undefined }, signal);
}

const NON_TEXT_TYPES = ['checkbox', 'file', 'email', 'number', 'radio', 'range', 'color'];
const TEXT_INPUTS = `input${NON_TEXT_TYPES.map((type) => `:not([type=${type}])`).join('')}, textarea, [data-rich-text]`;
/** Selectors of focusable controls in order of priority: the first with a match is used. */
const CONTROL_SELECTORS = [TEXT_INPUTS, 'input[type=email], input[type=number]', 'input:checked', 'button, input'];

function findControl(pathKey: string, field: string | undefined) {
  const forms = formElements(pathKey);
  const fieldElements = field === undefined ? [] : forms.flatMap((form) => elementsOfField(form, pathKey, field));
  return findFirst(fieldElements, CONTROL_SELECTORS) ?? findFirst(forms, [TEXT_INPUTS]);
}

function findFirst(scopes: readonly HTMLElement[], selectors: readonly string[]) {
  for (const container of scopes) {
    for (const selector of selectors) {
      const control = container.querySelector<HTMLElement>(selector);
      if (control) return { control, container };
    }
  }
  return undefined;
}

const formElements = (pathKey: string) => [
  ...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(pathKey)}"]`),
];

/** Returns the form's elements for the field, excluding those of nested nodes. */
const elementsOfField = (form: HTMLElement, pathKey: string, field: string) =>
  [...form.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)].filter(
    (element) => element.closest<HTMLElement>('[data-place]')?.dataset.place === pathKey,
  );

const findHeadingButton = (pathKey: string) => findFirst(formElements(pathKey), ['button[aria-expanded]']);

/** Returns the text field of a node that was clicked on a page, with the position of the word in it. */
async function findClickedWord(pathKey: string, { svg, ...point }: ClickedPoint) {
  const line = lineAtPoint((await svg) ?? '', point);
  const controls = formElements(pathKey)
    .flatMap((form) => [...form.querySelectorAll<HTMLElement>(TEXT_INPUTS)])
    .filter((control) => control.closest<HTMLElement>('[data-place]')?.dataset.place === pathKey);
  const word = line && findWord(controls.map(textOf), line);
  const control = word && controls[word.index];
  return control && { control, container: control, caret: word.offset };
}

const isPlainField = (control: HTMLElement): control is HTMLInputElement | HTMLTextAreaElement =>
  control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;

/** Returns the text of a field as it is displayed, with a line for each paragraph. */
const textOf = (control: HTMLElement) =>
  isPlainField(control)
    ? control.value
    : [...control.querySelectorAll('p, h1, h2, h3, h4')].map(textOfParagraph).join('\n') || (control.textContent ?? '');

const textOfParagraph = ({ childNodes }: Element): string =>
  [...childNodes]
    .map((node) =>
      node instanceof HTMLBRElement ? '\n' : node instanceof Element ? textOfParagraph(node) : node.textContent,
    )
    .join('');

async function moveCaret(control: HTMLElement, caret: 'end' | number, signal: AbortSignal) {
  if (!control.matches(TEXT_INPUTS)) return;
  if (isPlainField(control)) {
    const at = caret === 'end' ? control.value.length : caret;
    return control.setSelectionRange(at, at);
  }
  await loadEditor();
  if (!signal.aborted) editorOf.get(control)?.()?.focus(caret);
}
