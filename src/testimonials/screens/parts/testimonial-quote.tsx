import { Avatar } from '#ui/avatar.tsx';
import { isHttpsAddress } from '../../model/https-address.ts';

type Props = {
  text: string;
  name: string;
  role: string;
  organization: string;
  source: string;
  quotedFrom?: string;
  language: string;
  photo?: string | undefined;
};

/** A testimonial with its author. Its text is plain, with paragraphs, in its own language and direction. */
export function TestimonialQuote({ text, name, role, organization, source, quotedFrom, language, photo }: Props) {
  const place = [role, organization].map((part) => part.trim()).filter(Boolean);
  return (
    <figure className="min-w-0">
      <blockquote lang={language} dir="auto" className="whitespace-pre-line break-words">
        {text}
      </blockquote>
      <figcaption className="mt-4 flex items-center gap-3">
        <Avatar name={name} src={photo} size={40} decorative />
        <div className="min-w-0">
          <p dir="auto" className="break-words font-medium">
            {name}
          </p>
          {place.length > 0 && (
            <p dir="auto" className="break-words text-text-secondary">
              {place.join(' · ')}
            </p>
          )}
          {isHttpsAddress(source) && (
            <p className="truncate text-xs">
              <a
                href={source}
                target="_blank"
                rel="noreferrer nofollow"
                dir="ltr"
                className="text-link underline decoration-1 underline-offset-2 hover:decoration-2"
              >
                {hostOf(source)}
              </a>
            </p>
          )}
          {quotedFrom && (
            <p dir="auto" className="break-words text-text-secondary text-xs">
              {quotedFrom}
            </p>
          )}
        </div>
      </figcaption>
    </figure>
  );
}

/** Returns the host of an address without `www`. */
const hostOf = (address: string) => new URL(address).host.replace(/^www\./, '');
