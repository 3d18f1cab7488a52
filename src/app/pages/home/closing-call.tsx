import { Entrance } from '../entrance.tsx';
import type { PageView } from '../view.ts';

/** The end of the page: one sentence and the way in. */
export const ClosingCall = ({ view }: { view: PageView }) => (
  <section className="closing">
    <h2>{view.t('site.home.closing.heading')}</h2>
    <p className="actions">
      <Entrance view={view} />
      <a className="button" href={view.to('/templates')}>
        {view.t('site.home.closing.templates')}
      </a>
    </p>
  </section>
);
