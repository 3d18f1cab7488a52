/** Public interface of the posts domain for the server. */
export { postExchange } from './server/post-exchange.ts';
export { postKind } from './server/post-kind.ts';
export { startPublishingPosts } from './server/publish-posts.ts';
export { postsRouter } from './server/router.ts';
