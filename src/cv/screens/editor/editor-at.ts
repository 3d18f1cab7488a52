import type { Path } from '../../model/tree.ts';
import { placeName } from './place-name.ts';
import { REVIEW_VIEWS } from './review/review-view.ts';

const AT = 'at';

/** The address of a place in the editor. */
export const editorAt = (id: string, path: Path) => `/cv/${id}/edit?${new URLSearchParams({ [AT]: placeName(path) })}`;

/** The place that an address asks for. */
export const placeAsked = (address: URLSearchParams): Path | undefined => address.get(AT)?.split('/');

/** The view of the review that an address asks for. */
export const viewAsked = (address: URLSearchParams) => REVIEW_VIEWS.find((view) => view === address.get('review'));
