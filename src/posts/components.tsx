/** Public interface of the posts domain for the client. */

export { PostView } from './screens/detail/post-view.tsx';
