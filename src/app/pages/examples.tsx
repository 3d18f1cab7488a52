import type { ExampleSummary } from '#portfolio/service.ts';
import { designOf } from './design-of.ts';
import { Entrance } from './entrance.tsx';
import { Frame } from './frame.tsx';
import { PagePicture, sitePicture } from './pictures/page-picture.tsx';
import type { Showcase } from './showcase.ts';
import type { PageView } from './view.ts';

/** Pictures that are in the first view. */
const FIRST = 2;

/** The page with all example sites. */
export const Examples = ({ view, showcase }: { view: PageView; showcase: Showcase }) => (
  <Frame view={view} path="/examples">
    <main className="gallery">
      <div className="gallery-head">
        <h1>{view.t('site.examples.heading')}</h1>
        <p>{view.t('site.examples.lead')}</p>
      </div>
      <ul className="sites">
        {showcase.examples.map((example, at) => (
          <Example key={example.name} {...{ view, showcase, example }} first={at < FIRST} />
        ))}
      </ul>
      <p className="actions">
        <Entrance view={view} />
      </p>
    </main>
  </Frame>
);

type ExampleProps = { view: PageView; showcase: Showcase; example: ExampleSummary; first: boolean };

const Example = ({ view: { t, choices }, showcase, example, first }: ExampleProps) => {
  const { name, path, person, headline, language } = example;
  const shared = { urlOf: showcase.pictureUrl, alt: '', first, theme: choices.theme };
  return (
    <li>
      <a href={path}>
        <span className="screens">
          <span className="wide">
            <PagePicture
              {...shared}
              name={sitePicture(name, 'wide')}
              kind="wide"
              sizes="(max-width: 720px) 92vw, 34rem"
            />
          </span>
          <span className="phone">
            <PagePicture {...shared} name={sitePicture(name, 'phone')} kind="phone" sizes="8rem" />
          </span>
        </span>
        <b>
          <bdi>{person}</bdi>
        </b>
      </a>
      <p lang={language} dir="auto">
        {headline}
      </p>
      <p className="quiet">{designOf(example, t)}</p>
    </li>
  );
};
