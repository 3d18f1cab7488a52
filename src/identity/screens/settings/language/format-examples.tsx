import { useFormatter, useNow, useTranslations } from 'use-intl';
import { useReaderLanguage } from '#platform/browser/i18n/reader-language.ts';
import { useChosenRegional } from '#platform/browser/i18n/reader-region.ts';
import { paperFor } from '#platform/pure/i18n/regions.ts';

const MINUTE_MS = 60_000;
const NUMBER = 12_345.67;

/** Shows the chosen conventions on the current time, a number and the paper of new CVs. */
export function FormatExamples() {
  const t = useTranslations('settings.language');
  const format = useFormatter();
  const now = useNow({ updateInterval: MINUTE_MS });
  const paper = paperFor(useReaderLanguage(), useChosenRegional().region);
  const examples = [
    ['date', format.dateTime(now, { dateStyle: 'long' })],
    ['shortDate', format.dateTime(now, { dateStyle: 'short' })],
    ['time', format.dateTime(now, { timeStyle: 'short' })],
    ['number', format.number(NUMBER)],
    ['paper', t(`papers.${paper}`)],
  ] as const;
  return (
    <section aria-labelledby="format-examples" className="mt-8 max-w-sm rounded-card border border-border p-4">
      <h2 id="format-examples" className="font-medium">
        {t('examples')}
      </h2>
      <dl className="mt-3 grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2">
        {examples.map(([name, text]) => (
          <div key={name} className="contents">
            <dt className="text-text-secondary">{t(`kinds.${name}`)}</dt>
            <dd className="tabular-nums">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
