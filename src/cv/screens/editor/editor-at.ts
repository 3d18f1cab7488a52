import type { Path } from '../../model/tree.ts';
import { REVIEW_VIEWS } from './review/review-view.ts';

const AT = 'at';

/** What a place is called in the page, so that it is found there: `data-place`. */
export const placeName = (path: Path) => path.join('/');

/** The address of a place in the editor. */
export const editorAt = (id: string, path: Path) => `/cv/${id}/edit?${new URLSearchParams({ [AT]: placeName(path) })}`;

/** The place that an address asks for. */
export const placeAsked = (address: URLSearchParams): Path | undefined => address.get(AT)?.split('/');

/** The view of the review that an address asks for. */
export const viewAsked = (address: URLSearchParams) => REVIEW_VIEWS.find((view) => view === address.get('review'));
