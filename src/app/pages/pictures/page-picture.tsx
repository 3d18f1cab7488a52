import type { Assets } from '#platform/server/http/assets.ts';
import type { PageChoices } from '../choices.ts';
import { PICTURE_KINDS, type PictureKind, pictureFile } from './picture-kinds.ts';

const FOLDER = 'src/app/pages/pictures/files/';

/** Returns the URL of a file of a picture. */
export type PictureUrl = (file: string) => string;

/** Makes the function that returns the URLs of the pictures' files in the client build. */
export const pictureUrls =
  (assets: Assets): PictureUrl =>
  (file) =>
    assets.urlOf(FOLDER + file);

type Props = {
  urlOf: PictureUrl;
  /** The name of the picture, or of its variants in light and dark. */
  name: string | { light: string; dark: string };
  kind: PictureKind;
  alt: string;
  /** The value of the `sizes` attribute. */
  sizes: string;
  /** The theme that the reader chose; that of the system without it. */
  theme?: PageChoices['theme'];
  /** Whether the picture is in the first view. All others load when they are scrolled to. */
  first?: boolean;
};

/** A picture in the formats and sizes of its kind, in the theme of the page. */
export function PagePicture({ urlOf, name, kind, alt, sizes, theme, first = false }: Props) {
  const { width, height, widths } = PICTURE_KINDS[kind];
  const [small] = widths;
  const shown = typeof name === 'string' ? name : name[theme ?? 'light'];
  const dark = typeof name === 'string' || theme ? undefined : name.dark;
  const avif = (one: string) => widths.map((wide) => `${urlOf(pictureFile(one, wide, 'avif'))} ${wide}w`).join(', ');
  const webp = (one: string) => urlOf(pictureFile(one, small, 'webp'));
  return (
    <picture>
      {dark && <source media={DARK} type="image/avif" srcSet={avif(dark)} sizes={sizes} />}
      {dark && <source media={DARK} srcSet={webp(dark)} />}
      <source type="image/avif" srcSet={avif(shown)} sizes={sizes} />
      <img
        src={webp(shown)}
        alt={alt}
        width={width}
        height={height}
        decoding="async"
        {...(first ? {} : { loading: 'lazy' })}
      />
    </picture>
  );
}

const DARK = '(prefers-color-scheme: dark)';

/** Returns the names of a site's picture in light and dark. */
export const sitePicture = (name: string, kind: 'wide' | 'phone') => ({
  light: `site-${name}-${kind}-light`,
  dark: `site-${name}-${kind}-dark`,
});
