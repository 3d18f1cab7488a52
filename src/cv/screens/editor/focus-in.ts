/** The place to focus, and optionally a field in it; without one, its first text input. */
export type Target = { place: string; field: string | undefined };

/**
 * Limits the frames to wait for the form of a place. After that, the form of the place around it is focused instead.
 */
const PATIENCE_FRAMES = 90;
/** Limits the frames to wait for the form of a section; after that, the button in its heading row is focused. */
const FRAMES_OF_A_SECTION = 10;

/** Focuses a field of a place once it is rendered, and scrolls to it. */
export async function focusIn({ place, field }: Target, signal: AbortSignal) {
  const isSection = /^sections\/[^/]+$/.test(place);
  for (let frame = 0; frame < PATIENCE_FRAMES && !signal.aborted; frame += 1) {
    const found = controlIn(place, field) ?? (isSection && frame > FRAMES_OF_A_SECTION ? lineOf(place) : undefined);
    if (found) {
      found.control.focus({ preventScroll: true });
      putAtEnd(found.control);
      return found.around.scrollIntoView({ block: 'nearest' });
    }
    await new Promise(requestAnimationFrame);
  }
  const around = place.split('/').slice(0, -2).join('/');
  if (around !== '' && !signal.aborted) await focusIn({ place: around, field: undefined }, signal);
}

const NO_TEXT = ['checkbox', 'file', 'email', 'number', 'radio', 'range', 'color'];
const WRITTEN_IN = `input${NO_TEXT.map((type) => `:not([type=${type}])`).join('')}, textarea`;
/** Selectors of focusable controls in order of priority: the first with a match is used. */
const CONTROLS = [WRITTEN_IN, 'input[type=email], input[type=number]', 'input:checked', 'button, input'];

function controlIn(place: string, field: string | undefined) {
  const forms = formsOf(place);
  const named = field === undefined ? [] : forms.flatMap((form) => fieldsIn(form, place, field));
  return firstIn(named, CONTROLS) ?? firstIn(forms, [WRITTEN_IN]);
}

function firstIn(all: readonly HTMLElement[], kinds: readonly string[]) {
  for (const around of all) {
    for (const kind of kinds) {
      const control = around.querySelector<HTMLElement>(kind);
      if (control) return { control, around };
    }
  }
  return undefined;
}

const formsOf = (place: string) => [...document.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(place)}"]`)];

/** Returns the form's elements for the field, excluding those of nested places. */
const fieldsIn = (form: HTMLElement, place: string, field: string) =>
  [...form.querySelectorAll<HTMLElement>(`[data-field="${CSS.escape(field)}"]`)].filter(
    (one) => one.closest<HTMLElement>('[data-place]')?.dataset.place === place,
  );

const lineOf = (place: string) => firstIn(formsOf(place), ['button[aria-expanded]']);

function putAtEnd(control: HTMLElement) {
  if (!control.matches(WRITTEN_IN)) return;
  if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) {
    control.setSelectionRange(control.value.length, control.value.length);
  }
}
