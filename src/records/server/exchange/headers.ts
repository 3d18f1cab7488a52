import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import type { Column, Exchange } from './exchange.ts';
import { fold } from './fold.ts';
import { FORMER_HEADINGS } from './former-headings.ts';

type Head = Pick<Exchange<object>, 'columns' | 'otherNames'>;

/**
 * Returns the columns by folded heading: the product's current and former headings in every language, and those of
 * other programs.
 */
export function knownNames({ columns, otherNames }: Head): Map<string, Column> {
  const names = columns.flatMap((column) => [
    [fold(column.name), column] as const,
    ...(Object.keys(LANGUAGES) as Language[]).map(
      (language) => [fold(wordsOf(language).imports.columns[column.name]), column] as const,
    ),
  ]);
  const others = Object.entries(otherNames).flatMap(([name, own]) => {
    const column = columns.find((one) => one.name === own);
    return column ? [[name, column] as const] : [];
  });
  const former = columns.flatMap((column) =>
    (FORMER_HEADINGS[column.name] ?? []).map((heading) => [fold(heading), column] as const),
  );
  return new Map([...former, ...others, ...names]);
}

/** Returns the column for each heading of a table. Unknown and repeated headings give undefined. */
export function columnsNamed(exchange: Head, head: readonly string[]): (Column | undefined)[] {
  const known = knownNames(exchange);
  const seen = new Set<Column>();
  return head.map((name) => {
    const column = known.get(fold(name));
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
}
