import type { ReactNode } from 'react';
import type { Translator } from '#platform/server/i18n/messages.ts';
import { Section } from './section.tsx';

/** The three addresses of a site, the last of which is a custom domain, with its DNS records. */
export const CustomDomain = ({ t, name }: { t: Translator; name: string }) => (
  <Section heading={t('site.home.address.heading')} text={t('site.home.address.text', { name })}>
    <div className="figure addresses">
      <ol className="urls">
        <li>
          <span className="url" dir="ltr">
            vitrine.example/portfolio/ada
          </span>
          <span className="says">{t('site.home.address.leads')}</span>
        </li>
        <li>
          <span className="url" dir="ltr">
            ada.vitrine.example
          </span>
          <span className="says">{t('site.home.address.leads')}</span>
        </li>
        <li>
          <span className="url own" dir="ltr">
            adalovelace.example
          </span>
          <span className="says">{t('site.home.address.own')}</span>
        </li>
      </ol>
      <p className="label">{t('site.home.address.checked')}</p>
      <ul className="checks">
        <Check type="TXT" host="_vitrine.adalovelace.example">
          <Tick /> {t('site.home.address.asExpected')}
        </Check>
        <Check type="A" host="adalovelace.example">
          <Tick /> {t('site.home.address.asExpected')}
        </Check>
        <Check type="CNAME" host="www.adalovelace.example" wrong>
          <Alert />{' '}
          {t.rich('site.home.address.seen', {
            seen: () => (
              <span className="hostname" dir="ltr">
                parked.example
              </span>
            ),
            expected: () => (
              <span className="hostname" dir="ltr">
                vitrine.example
              </span>
            ),
          })}
        </Check>
      </ul>
    </div>
  </Section>
);

type CheckProps = { type: string; host: string; wrong?: boolean; children: ReactNode };

const Check = ({ type, host, wrong = false, children }: CheckProps) => (
  <li>
    <span className="says">{type}</span>
    <span className="hostname" dir="ltr">
      {host}
    </span>
    <span className={wrong ? 'bad' : 'good'}>{children}</span>
  </li>
);

const Tick = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="m4 12.5 5 5L20 6.5" />
  </svg>
);

const Alert = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3 2.5 20h19zM12 10v4.5M12 17.2v.3" />
  </svg>
);
