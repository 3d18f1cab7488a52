import { Link } from 'react-router';
import { ImportWarnings } from './import-warnings.tsx';
import type { ImportedPost } from './use-post-import.ts';

/** Last step of an import: links to the posts that were made. */
export function ImportedPosts({ made }: { made: readonly ImportedPost[] }) {
  return (
    <ul className="grid gap-2 pb-2">
      {made.map(({ id, title, warnings }) => (
        <li key={id} className="min-w-0 [content-visibility:auto]">
          <Link to={`/posts/${id}`} className="break-words rounded-control text-link hover:underline">
            <bdi>{title}</bdi>
          </Link>
          <ImportWarnings warnings={warnings} />
        </li>
      ))}
    </ul>
  );
}
