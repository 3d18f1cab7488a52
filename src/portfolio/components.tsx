/** Public interface of the portfolio domain for the client. */

export { PREVIEW_PATHS } from './model/preview-paths.ts';
