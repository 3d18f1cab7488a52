type Props = { heading: string; text?: string; link: string };

/** A page that has one thing to say, and the way home. */
export const MessagePage = ({ heading, text, link }: Props) => (
  <main className="message">
    <h1>{heading}</h1>
    {text && <p className="quiet">{text}</p>}
    <p>
      <a href="/">{link}</a>
    </p>
  </main>
);
