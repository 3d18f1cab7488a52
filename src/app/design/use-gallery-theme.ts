import { useEffect, useState } from 'react';

export type GalleryTheme = { theme: 'light' | 'dark'; dir: 'ltr' | 'rtl' };

/** Returns the theme and direction, kept in the URL: `?theme=dark&dir=rtl`. */
export function useGalleryTheme() {
  const [galleryTheme, setGalleryTheme] = useState(fromUrl);
  useEffect(() => {
    const { theme, dir } = galleryTheme;
    document.documentElement.classList.toggle('dark', theme === 'dark');
    document.documentElement.dir = dir;
    window.history.replaceState(null, '', `?theme=${theme}&dir=${dir}${window.location.hash}`);
  }, [galleryTheme]);
  return [
    galleryTheme,
    (change: Partial<GalleryTheme>) => setGalleryTheme((before) => ({ ...before, ...change })),
  ] as const;
}

function fromUrl(): GalleryTheme {
  const query = new URLSearchParams(window.location.search);
  return {
    theme: query.get('theme') === 'dark' ? 'dark' : 'light',
    dir: query.get('dir') === 'rtl' ? 'rtl' : 'ltr',
  };
}
