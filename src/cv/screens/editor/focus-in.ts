/** Where the cursor is to go: a field of a place, or its first. */
export type Target = { place: string; field: string | undefined };

/** The form may still be on its way; what has none of its own is found in that of what it stands in. */
const PATIENCE_FRAMES = 90;
/** A section that shows no form by then has none: its own line is where one arrives. */
const FRAMES_OF_A_SECTION = 10;

/** Puts the cursor in a field of a place, as soon as it is there. */
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
/** What a field is written in, or chosen by; the first kind that is there counts. */
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

/** What stands in other places inside is not meant. */
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
