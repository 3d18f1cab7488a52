import { Frame } from './frame.tsx';
import { CustomDomain } from './home/custom-domain.tsx';
import { ExampleShowcase } from './home/example-showcase.tsx';
import { ReadingOrder } from './home/reading-order.tsx';
import { RecordOutputs } from './home/record-outputs.tsx';
import { SelfHosting } from './home/self-hosting.tsx';
import type { PageView } from './view.ts';

/** The home page of the instance: a description, two example pages, three features, and instructions for hosting it. */
export const Home = ({ view }: { view: PageView }) => {
  const { t, facts, toApp, isMember } = view;
  const { name, signUp } = facts;
  return (
    <Frame view={view} path="/">
      <main>
        <div className="hero">
          <h1>{t('site.home.heading')}</h1>
          <div className="hero-said">
            <p>{t('site.home.lead', { name })}</p>
            <p className="actions">
              <a
                className="button primary"
                href={isMember ? '/dashboard' : toApp(signUp === 'open' ? '/register' : '/login')}
              >
                {isMember
                  ? t('site.frame.dashboard')
                  : signUp === 'open'
                    ? t('site.home.register')
                    : t('site.frame.logIn')}
              </a>
              <a className="button" href="#what">
                {t('site.home.seeWhat')}
              </a>
            </p>
          </div>
        </div>
        <ExampleShowcase t={t} />
        <div className="sections">
          <RecordOutputs t={t} />
          <ReadingOrder t={t} />
          <CustomDomain t={t} name={name} />
        </div>
        <SelfHosting t={t} />
      </main>
    </Frame>
  );
};
