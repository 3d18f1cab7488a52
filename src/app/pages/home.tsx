import { Entrance } from './entrance.tsx';
import { Frame } from './frame.tsx';
import { ClosingCall } from './home/closing-call.tsx';
import { EditorPicture } from './home/editor-picture.tsx';
import { Filmstrip } from './home/filmstrip.tsx';
import { LiveExample } from './home/live-example.tsx';
import { ReadingOrder } from './home/reading-order.tsx';
import { SelfHosting } from './home/self-hosting.tsx';
import type { Showcase } from './showcase.ts';
import type { PageView } from './view.ts';

type Props = { view: PageView; showcase: Showcase };

/** The home page of the instance: what the product makes, how it is edited, and how to begin. */
export function Home({ view, showcase }: Props) {
  const { t, facts } = view;
  const [example, other = example] = showcase.examples;
  return (
    <Frame view={view} path="/">
      <main>
        <div className="hero">
          <h1>{t('site.home.heading')}</h1>
          <div className="hero-said">
            <p>{t('site.home.lead', { name: facts.name })}</p>
            <p className="actions">
              <Entrance view={view} />
              {example && (
                <a className="button" href={example.path}>
                  {t('site.home.seeExample')}
                </a>
              )}
            </p>
          </div>
        </div>
        <Filmstrip view={view} showcase={showcase} />
        <EditorPicture view={view} showcase={showcase} />
        {other && <LiveExample view={view} showcase={showcase} example={other} />}
        <div className="sections">
          <ReadingOrder t={t} />
        </div>
        <SelfHosting t={t} />
        <ClosingCall view={view} />
      </main>
    </Frame>
  );
}
