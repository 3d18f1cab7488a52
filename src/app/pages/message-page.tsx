import { Frame } from './frame.tsx';
import type { PageView } from './view.ts';

type Props = { view: PageView; heading: string; text: string; link: string };

/** A page with a single message and a link to the home page. */
export const MessagePage = ({ view, heading, text, link }: Props) => (
  <Frame view={view} path="/">
    <main className="message">
      <EmptyIllustration />
      <h1>{heading}</h1>
      <p>{text}</p>
      <p>
        <a className="button primary" href={view.to('/')}>
          {link}
        </a>
      </p>
    </main>
  </Frame>
);

/** The logo as a large illustration of an empty case. */
const EmptyIllustration = () => (
  <svg className="empty-case" viewBox="4 2 120 140" fill="none" aria-hidden="true">
    <path className="pane" d="M20 112V8a4 4 0 0 1 4-4h80a4 4 0 0 1 4 4v104" />
    <path className="glint" d="m34 38 18-18M34 54l34-34" />
    <path className="place" d="M46 104.5h36" />
    <path className="base" d="M4 112h120v24a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4z" />
    <path className="label" d="M50 121h28v10H50z" />
  </svg>
);
