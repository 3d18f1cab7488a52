import type { CvTemplate } from '#cv/service.ts';
import type { ExampleSummary } from '#portfolio/service.ts';
import { designOf } from '../design-of.ts';
import { PagePicture, sitePicture } from '../pictures/page-picture.tsx';
import type { Showcase } from '../showcase.ts';
import type { PageView } from '../view.ts';

/** The templates between the sites, of different characters. */
const SHOWN_TEMPLATES = ['sidebar', 'classic', 'creative', 'academic', 'swiss', 'executive', 'duo', 'mono'];
/** Pictures that are in the first view of a wide screen. */
const FIRST = 3;

type Props = { view: PageView; showcase: Showcase };
type Frame = { kind: 'wide' | 'phone'; example: ExampleSummary } | { kind: 'sheet'; template: CvTemplate };

/** Sites and CVs made with the product, in a row that scrolls sideways. */
export function Filmstrip({ view, showcase }: Props) {
  const { t, facts } = view;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must take the focus, so that keys scroll it
    <section className="strip" aria-label={t('site.home.strip', { name: facts.name })} tabIndex={0}>
      <ul>
        {framesOf(showcase).map((frame, at) => (
          <FrameItem
            key={frame.kind === 'sheet' ? frame.template.id : `${frame.example.name} ${frame.kind}`}
            {...{ view, showcase, frame }}
            first={at < FIRST}
          />
        ))}
      </ul>
    </section>
  );
}

/** Returns the frames of the strip: each site on a wide screen, a CV or two, and the site on a phone. */
function framesOf({ examples, templates }: Showcase): Frame[] {
  const sheets = SHOWN_TEMPLATES.flatMap((id) => templates.find((template) => template.id === id) ?? []).map(
    (template): Frame => ({ kind: 'sheet', template }),
  );
  const perExample = Math.ceil(sheets.length / Math.max(examples.length, 1));
  return examples.flatMap((example, at): Frame[] => [
    { kind: 'wide', example },
    ...sheets.slice(at * perExample, at * perExample + 1),
    { kind: 'phone', example },
    ...sheets.slice(at * perExample + 1, (at + 1) * perExample),
  ]);
}

type ItemProps = Props & { frame: Frame; first: boolean };

function FrameItem({ view, showcase: { pictureUrl: urlOf }, frame, first }: ItemProps) {
  const { t, to, language, choices } = view;
  const shared = { urlOf, first, alt: '', theme: choices.theme };
  if (frame.kind === 'sheet') {
    const { id, name } = frame.template;
    return (
      <li className="sheet">
        <a href={`${to('/templates')}#${id}`}>
          <PagePicture {...shared} name={`template-${id}`} kind="sheet" sizes="17rem" />
          <span>
            <b>{name[language]}</b> {t('site.home.template')}
          </span>
        </a>
      </li>
    );
  }
  const { kind, example } = frame;
  return (
    <li className={kind}>
      <a href={example.path}>
        <PagePicture
          {...shared}
          name={sitePicture(example.name, kind)}
          kind={kind}
          sizes={kind === 'wide' ? '(max-width: 620px) 308px, min(48vw, 640px)' : '12rem'}
        />
        <span>
          <b>
            <bdi>{example.person}</bdi>
          </b>{' '}
          {kind === 'wide' ? designOf(example, t) : t('site.home.onPhone')}
        </span>
      </a>
    </li>
  );
}
