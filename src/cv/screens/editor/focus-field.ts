import { editorOf } from '#ui/rich-text/load-editor.ts';

/** The node to focus, and optionally a field in it; without one, its first text input. */
export type FocusTarget = { pathKey: string; field: string | undefined };

/** Limits the frames to wait for the form of a node. After that, the form of its parent node is focused instead. */
const MAX_FRAMES = 90;
/** Limits the frames to wait for the form of a section; after that, the button in its heading row is focused. */
const MAX_SECTION_FRAMES = 10;

/** Focuses a field of a node once it is rendered, and scrolls to it. */
export async function focusField({ pathKey, field }: FocusTarget, signal: AbortSignal) {
  const isSection = /^sections\/[^/]+$/.test(pathKey);
  for (let frame = 0; frame < MAX_FRAMES && !signal.aborted; frame += 1) {
    const match =
      findControl(pathKey, field) ?? (isSection && frame > MAX_SECTION_FRAMES ? findHeadingButton(pathKey) : undefined);
    if (match) {
      match.control.focus({ preventScroll: true });
      moveCaretToEnd(match.control);
      return match.container.scrollIntoView({ block: 'nearest' });
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

function moveCaretToEnd(control: HTMLElement) {
  if (!control.matches(TEXT_INPUTS)) return;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.setSelectionRange(control.value.length, control.value.length);
  } else editorOf.get(control)?.()?.focus('end');
}
