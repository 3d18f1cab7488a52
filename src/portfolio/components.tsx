/** Public interface of the portfolio domain for the client. */

export { SiteGaps } from './screens/gaps/site-gaps.tsx';
export { ShareDialogs } from './screens/share/share-dialogs.tsx';
