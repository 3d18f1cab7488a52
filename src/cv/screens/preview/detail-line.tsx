import { Link } from '#ui/actions/link.tsx';
import { displayUrl, webAddress } from '../../model/outline/addresses.ts';
import type { Detail } from '../../model/outline/outline.ts';

type Props = { detail: Detail /** Places the label above the text. */; stacked?: boolean };

/** Detail with its label. Web addresses are rendered as links. */
export const DetailLine = ({ detail: { label, text, url = '' }, stacked = false }: Props) => {
  const href = webAddress(url);
  return (
    <span className={`break-words ${stacked ? 'grid' : ''}`}>
      {label && (
        <span
          className={`text-text-secondary ${stacked ? 'text-xs leading-5' : ''}`}
        >{`${label}${stacked ? '' : ': '}`}</span>
      )}
      {href !== undefined ? (
        <Link href={href} external rel="nofollow noopener noreferrer ugc" className="min-w-0 break-words">
          <bdi className="verbatim">{text === url ? displayUrl(url) : text}</bdi>
        </Link>
      ) : (
        <bdi>{text}</bdi>
      )}
    </span>
  );
};
