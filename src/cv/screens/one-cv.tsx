/**
 * Bundles the screens of a single CV in one chunk: they are often visited together, and each additional chunk adds to
 * the initial load of every screen.
 */
export { CvPreviewScreen } from './cv-preview-screen.tsx';
export { CvTemplatesScreen } from './cv-templates-screen.tsx';
