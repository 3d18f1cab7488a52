/** An element of a page, as simple selectors of a style sheet name it. */
export type StyledElement = { tag: string; id: string; classes: readonly string[] };
type Selector = readonly StyledElement[];

/** More than the style sheets of a CV have. They bound the work for each element of a page. */
const MAX_SELECTORS = 50;
const MAX_COMPOUNDS = 8;
const MAX_SELECTOR_LENGTH = 200;
const MAX_ANCESTORS = 20;

/**
 * Finds elements whose children a style sheet arranges as a grid or a flexible box, so that they stand apart without a
 * space between them. Selectors with attributes, states or siblings are left out.
 */
export function makeArrangement() {
  const selectors: Selector[] = [];
  return {
    addSheet(css: string) {
      selectors.push(...arrangingSelectors(css).slice(0, MAX_SELECTORS - selectors.length));
    },
    /** Whether the last element of a path is one. */
    includes: (path: readonly StyledElement[]) => {
      const nearest = path.slice(-MAX_ANCESTORS);
      return selectors.some((selector) => matches(selector, nearest));
    },
  };
}

export const styledElement = (tag: string, attributes: Readonly<Record<string, string>>): StyledElement => ({
  tag,
  id: attributes.id ?? '',
  classes: (attributes.class ?? '').slice(0, 500).split(/\s+/).filter(Boolean),
});

/** Whether declarations arrange the children of an element: `display: flex`. */
export const isArranging = (declarations: string) =>
  declarations.split(';').some((one) => /^\s*display\s*:\s*(?:inline-)?(?:grid|flex)\b/i.test(one));

function arrangingSelectors(css: string): Selector[] {
  const rules = withoutComments(css).split('}');
  const lists = rules.flatMap((rule) => {
    const [declarations = '', list = ''] = rule.split('{').reverse();
    return isArranging(declarations) ? list.split(',') : [];
  });
  return lists.flatMap((text) => selectorOf(text) ?? []);
}

const withoutComments = (css: string) =>
  css
    .split('/*')
    .map((part, at) => (at === 0 ? part : part.split('*/').slice(1).join(' ')))
    .join(' ');

/** Returns the elements that a selector names, from the outermost. */
function selectorOf(text: string): [Selector] | undefined {
  const trimmed = text.trim();
  if (trimmed.length > MAX_SELECTOR_LENGTH) return undefined;
  const compounds = trimmed.toLowerCase().split(/[\s>]+/);
  if (compounds.length > MAX_COMPOUNDS || !compounds.every((compound) => /^[\w.#-]+$/.test(compound))) return undefined;
  return [
    compounds.map((compound) => {
      const names = compound.match(/[.#]?[\w-]+/g) ?? [];
      const named = (sign: string) => names.filter((name) => name.startsWith(sign)).map((name) => name.slice(1));
      const [tag = ''] = names.filter((name) => /^\w/.test(name));
      return { tag, id: named('#')[0] ?? '', classes: named('.') };
    }),
  ];
}

function matches(selector: Selector, path: readonly StyledElement[]): boolean {
  let left = selector.length - 1;
  for (let at = path.length - 1; at >= 0 && left >= 0; at -= 1) {
    const [element, compound] = [path[at], selector[left]];
    const isMatch = element !== undefined && compound !== undefined && isNamed(element, compound);
    // The element itself must match; others may be between the ancestors that are named.
    if (!isMatch && at === path.length - 1) return false;
    if (isMatch) left -= 1;
  }
  return left < 0;
}

const isNamed = (element: StyledElement, { tag, id, classes }: StyledElement) =>
  (tag === '' || tag === element.tag) &&
  (id === '' || id === element.id.toLowerCase()) &&
  classes.every((name) => element.classes.some((own) => own.toLowerCase() === name));
