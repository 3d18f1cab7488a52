/** Public interface of the portfolio domain for the client. */

export { ShareDialogs } from './screens/share/share-dialogs.tsx';
