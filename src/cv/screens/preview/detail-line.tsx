import { isWebAddress } from '#platform/field-rules.ts';
import { Link } from '#ui/link.tsx';
import type { Detail } from '../../model/exports/outline.ts';

type Props = { detail: Detail /** What it is called stands above it. */; stacked?: boolean };

/** A line with what it is called; a web address leads there. */
export const DetailLine = ({ detail: { label, text, url = '' }, stacked = false }: Props) => (
  <span className={`break-words ${stacked ? 'grid' : ''}`}>
    {label && (
      <span
        className={`text-text-secondary ${stacked ? 'text-xs leading-5' : ''}`}
      >{`${label}${stacked ? '' : ': '}`}</span>
    )}
    {isWebAddress(url) ? (
      <Link href={url} external rel="nofollow noopener noreferrer ugc" className="min-w-0 break-words">
        <bdi>{text === url ? bare(url) : text}</bdi>
      </Link>
    ) : (
      <bdi>{text}</bdi>
    )}
  </span>
);

/** An address as people say it. */
const bare = (url: string) => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '');
