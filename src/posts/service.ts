/** Public interface of the posts domain for the server. */
export { postKind } from './server/post-kind.ts';
export { postsRouter } from './server/router.ts';
