import type { NodePath } from '../../model/tree.ts';
import { REVIEW_VIEWS } from './review/review-view.ts';

const PATH_PARAM = 'at';

/** Returns the value of `data-place` that identifies a node in the DOM. */
export const pathKey = (path: NodePath) => path.join('/');

/** Returns the URL that opens a node in the editor. */
export const editorHref = (id: string, path: NodePath) =>
  `/cv/${id}/edit?${new URLSearchParams({ [PATH_PARAM]: pathKey(path) })}`;

/** Returns the path of the node that the URL refers to, or undefined. */
export const requestedPath = (searchParams: URLSearchParams): NodePath | undefined =>
  searchParams.get(PATH_PARAM)?.split('/');

/** Returns the review view that the URL refers to, or undefined. */
export const requestedReviewView = (searchParams: URLSearchParams) =>
  REVIEW_VIEWS.find((view) => view === searchParams.get('review'));
