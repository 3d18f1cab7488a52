import type { Translator } from '#platform/server/i18n/messages.ts';
import { ada } from './ada.ts';
import { Section } from './section.tsx';

const { publication, work } = ada;
/** The texts in reading order. A date in the margin is read after its entry. */
const LINES = [
  ada.name,
  ada.headline,
  `${ada.city}, ${ada.email}`,
  'Publication',
  publication.title,
  publication.venue,
  publication.year,
  'Work',
  `${work.position}, ${work.at}`,
  work.years,
  work.highlight,
] as const;
const RESUME = {
  basics: { name: ada.name, email: ada.email },
  publications: [{ name: publication.title, publisher: 'Scientific Memoirs', releaseDate: publication.year }],
};

/** The printed page, the text that a parser extracts from it, and the JSON Resume embedded in the file. */
export const ReadingOrder = ({ t }: { t: Translator }) => (
  <Section heading={t('site.home.reading.heading')} text={t('site.home.reading.text')}>
    <div className="figure reading">
      <div className="printed">
        <p className="label">{t('site.home.reading.page')}</p>
        <div className="paper classic" lang="en" dir="ltr" role="img" aria-label={t('site.home.reading.picture')}>
          <Line index={0} className="classic-name" />
          <Line index={1} className="classic-headline" />
          <Line index={2} className="classic-contact" />
          <Line index={3} className="classic-title" />
          <Line index={6} className="classic-year" />
          <Line index={4} className="classic-entry" />
          <Line index={5} className="classic-text" />
          <Line index={7} className="classic-title" />
          <Line index={9} className="classic-year" />
          <Line index={8} className="classic-entry" />
          <Line index={10} className="classic-text" />
        </div>
      </div>
      <div className="drawn">
        <p className="label">{t('site.home.reading.parser')}</p>
        <ol className="mono" lang="en" dir="ltr">
          {LINES.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </div>
      <div className="attached">
        <p className="label">{t('site.home.reading.attached')}</p>
        <pre className="mono json" lang="en" dir="ltr">
          {JSON.stringify(RESUME, null, 2)
            .split('\n')
            .map((line) => (
              <span key={line}>{line}</span>
            ))}
        </pre>
      </div>
    </div>
  </Section>
);

const Line = ({ index, className }: { index: number; className: string }) => (
  <p className={className}>
    <span className="order">{index + 1}</span>
    {LINES[index]}
  </p>
);
