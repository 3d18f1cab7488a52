import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import type { ExchangeColumn, RecordExchange } from './exchange.ts';
import { foldText } from './fold-text.ts';

/** Headings that earlier versions wrote, in any language. Tables with them can still be imported. */
const FORMER_HEADINGS: Readonly<Partial<Record<ExchangeColumn['name'], readonly string[]>>> = {
  slug: [
    'Address name',
    'Adressname',
    'Nombre en la dirección',
    'Nom dans l’adresse',
    'Adresteki ad',
    'الاسم في الرابط',
  ],
  role: ['Función', 'Rol'],
  ongoing: ['Ongoing', 'Laufend', 'Sürüyor', 'مستمر'],
  tags: ['Schlagwörter'],
  stack: ['Werkzeuge'],
  approach: ['Démarche'],
  outcome: ['Outcome', 'Ergebnis', 'Resultado', 'Résultat', 'Sonuç', 'النتيجة'],
  metrics: ['Figures', 'Cifras', 'Chiffres', 'Rakamlar', 'الأرقام'],
  collaborators: ['Birlikte çalışanlar'],
  kind: ['Kind'],
  issuer: ['Emisor', 'Émetteur'],
  expires: ['Gültig bis', 'Expire le', 'Geçerlilik sonu'],
  credentialId: ['Nachweisnummer', 'Número de credencial'],
  credentialUrl: [
    'Credential address',
    'Nachweisadresse',
    'Dirección de la credencial',
    'Adresse du certificat',
    'Belge adresi',
  ],
  metric: ['Figure', 'Cifra', 'Rakam', 'الرقم'],
  evidence: ['الإثباتات'],
};

type ColumnNames = Pick<RecordExchange<object>, 'columns' | 'otherNames'>;

/**
 * Returns the columns by folded heading.
 * Includes the product's current and former headings in every language, and those of other programs.
 */
export function columnsByHeading({ columns, otherNames }: ColumnNames): Map<string, ExchangeColumn> {
  const names = columns.flatMap((column) => [
    [foldText(column.name), column] as const,
    ...(Object.keys(LANGUAGES) as Language[]).map(
      (language) => [foldText(messagesOf(language).imports.columns[column.name]), column] as const,
    ),
  ]);
  const others = Object.entries(otherNames).flatMap(([name, own]) => {
    const column = columns.find((one) => one.name === own);
    return column ? [[name, column] as const] : [];
  });
  const former = columns.flatMap((column) =>
    (FORMER_HEADINGS[column.name] ?? []).map((heading) => [foldText(heading), column] as const),
  );
  return new Map([...former, ...others, ...names]);
}

/** Returns the column for each heading of a table. Unknown and repeated headings give undefined. */
export function matchColumns(exchange: ColumnNames, headings: readonly string[]): (ExchangeColumn | undefined)[] {
  const byHeading = columnsByHeading(exchange);
  const seen = new Set<ExchangeColumn>();
  return headings.map((name) => {
    const column = byHeading.get(foldText(name));
    if (!column || seen.has(column)) return undefined;
    seen.add(column);
    return column;
  });
}
