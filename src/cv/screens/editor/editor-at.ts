import type { Path } from '../../model/tree.ts';
import { REVIEW_VIEWS } from './review/review-view.ts';

const AT = 'at';

/** Returns the value of `data-place` that identifies a place in the DOM. */
export const placeName = (path: Path) => path.join('/');

/** Returns the address that opens a place in the editor. */
export const editorAt = (id: string, path: Path) => `/cv/${id}/edit?${new URLSearchParams({ [AT]: placeName(path) })}`;

/** Returns the place that an address refers to, or undefined. */
export const placeAsked = (address: URLSearchParams): Path | undefined => address.get(AT)?.split('/');

/** Returns the review view that an address refers to, or undefined. */
export const viewAsked = (address: URLSearchParams) => REVIEW_VIEWS.find((view) => view === address.get('review'));
