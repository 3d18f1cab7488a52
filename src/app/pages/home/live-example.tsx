import type { ExampleSummary } from '#portfolio/service.ts';
import { PagePicture, sitePicture } from '../pictures/page-picture.tsx';
import type { Showcase } from '../showcase.ts';
import type { PageView } from '../view.ts';

type Props = { view: PageView; showcase: Showcase; example: ExampleSummary };

/** An example site to open, on a wide screen and a phone. */
export const LiveExample = ({ view: { t, to, choices }, showcase, example }: Props) => (
  <section className="live">
    <div className="said">
      <h2>{t('site.home.live.heading')}</h2>
      <p>{t('site.home.live.text')}</p>
      <p className="actions">
        <a className="button" href={example.path}>
          {t('site.home.live.open', { person: example.person })}
        </a>
        <a className="more" href={to('/examples')}>
          {t('site.home.live.all')}
        </a>
      </p>
    </div>
    <div className="screens">
      {(['wide', 'phone'] as const).map((kind) => (
        <div className={kind} key={kind}>
          <PagePicture
            urlOf={showcase.pictureUrl}
            name={sitePicture(example.name, kind)}
            kind={kind}
            alt=""
            sizes={kind === 'wide' ? '(max-width: 860px) 84vw, 40rem' : '11rem'}
            theme={choices.theme}
          />
        </div>
      ))}
    </div>
  </section>
);
