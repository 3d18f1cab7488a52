import { LANGUAGES, type Language } from '#platform/i18n/languages.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import type { Column, Exchange } from './exchange.ts';
import { fold } from './fold.ts';

type Head = Pick<Exchange<object>, 'columns' | 'otherNames'>;

/** Under which folded names a column is known: its own, those of other programs, and its name in each language. */
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
  return new Map([...others, ...names]);
}

/** The columns of a table by its first row; of two with the same name, the first. */
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
