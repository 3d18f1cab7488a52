import { Frame } from './frame.tsx';
import { Exhibit } from './home/exhibit.tsx';
import { HostIt } from './home/host-it.tsx';
import { OwnAddress } from './home/own-address.tsx';
import { ReadingOrder } from './home/reading-order.tsx';
import { ThreeWays } from './home/three-ways.tsx';
import type { View } from './view.ts';

/** The home page of the instance: a description, two example pages, three features, and instructions for hosting it. */
export const Home = ({ view }: { view: View }) => {
  const { t, facts } = view;
  const { name, signUp } = facts;
  return (
    <Frame view={view} path="/">
      <main>
        <div className="hero">
          <h1>{t('site.home.heading')}</h1>
          <div className="hero-said">
            <p>{t('site.home.lead', { name })}</p>
            <p className="actions">
              <a className="button primary" href={signUp === 'open' ? '/register' : '/login'}>
                {signUp === 'open' ? t('site.home.register') : t('site.frame.logIn')}
              </a>
              <a className="button" href="#what">
                {t('site.home.seeWhat')}
              </a>
            </p>
          </div>
        </div>
        <Exhibit t={t} />
        <div className="sections">
          <ThreeWays t={t} />
          <ReadingOrder t={t} />
          <OwnAddress t={t} name={name} />
        </div>
        <HostIt t={t} />
      </main>
    </Frame>
  );
};
