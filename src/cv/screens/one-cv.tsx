/**
 * The screens of one CV, loaded as one: whoever looks at it soon looks at its templates, and each piece that is loaded by
 * itself makes the first visit of every screen heavier.
 */
export { CvPreviewScreen } from './cv-preview-screen.tsx';
export { CvTemplatesScreen } from './cv-templates-screen.tsx';
