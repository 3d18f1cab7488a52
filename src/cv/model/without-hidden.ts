import type { CvContent } from './content.ts';
import type { Extra } from './shapes.ts';
import { listsOf, loneIn, type Place, placesIn, rootOf, type Values } from './tree.ts';

/**
 * Returns the CV without private content: hidden places, sources of items, dismissed checks and letters. The summary is
 * included only if its section is visible.
 */
export function withoutHidden(content: CvContent): CvContent {
  const showsSummary = content.sections.some(({ kind, visible }) => kind === 'summary' && visible);
  const basics = showsSummary ? content.basics : { ...content.basics, summary: '', extras: unbound(content.basics) };
  return shown(rootOf({ ...content, basics, dismissed: [], letters: [] })).value as unknown as CvContent;
}

type Shown = { value: Values; isWhole: boolean };

function shown(place: Place): Shown {
  const lone = loneIn(place).map(({ name, inside }) => ({ name, ...shown(inside) }));
  const lists = Object.keys(listsOf(place)).map((name) => {
    const all = placesIn(place, name);
    const visible = all.filter(({ value }) => value.visible !== false).map(shown);
    const isWhole = visible.length === all.length && visible.every((inside) => inside.isWhole);
    return { name, value: visible.map(({ value }) => value), isWhole };
  });
  const isWhole = [...lone, ...lists].every((inside) => inside.isWhole);
  const fields: Values = Object.fromEntries([...lone, ...lists].map(({ name, value }) => [name, value]));
  if (!isWhole && Array.isArray(place.value.extras)) fields.extras = unbound(place.value as { extras: Extra[] });
  if (place.value.source) fields.source = null;
  return { value: { ...place.value, ...fields }, isWhole };
}

/** Returns only extras that aren't bound to a value: a bound one could reveal content that has been removed. */
const unbound = ({ extras }: { extras: readonly Extra[] }) => extras.filter(({ wrote }) => wrote === undefined);
