import type { Translator } from '#platform/server/i18n/messages.ts';

const FACTS = ['data', 'readers', 'leaving', 'licence'] as const;

/** The two installation commands and their exact output. */
export const SelfHosting = ({ t }: { t: Translator }) => (
  <section className="host" id="host">
    <div className="said">
      <h2>{t('site.home.host.heading')}</h2>
      <p>{t('site.home.host.text')}</p>
    </div>
    <pre className="terminal" lang="en" dir="ltr">
      <span className="typed">
        git clone <i>&lt;{t('site.home.host.repository')}&gt;</i> vitrine && cd vitrine
      </span>
      <span className="typed">npm start</span>
      <span>Installing dependencies…</span>
      <span>Building…</span>
      <span>Vitrine is running at http://localhost:3000</span>
      <span>Create the first admin at http://localhost:3000/setup#…</span>
    </pre>
    <dl className="facts">
      {FACTS.map((fact) => (
        <div key={fact}>
          <dt>{t(`site.home.host.${fact}`)}</dt>
          <dd>{t(`site.home.host.${fact}Text`)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
