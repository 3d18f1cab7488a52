/** Fonts with the letters of their own names, by file: dist/fonts/typefaces/eb-garamond.woff2. */
const files = import.meta.glob<string>('../../../../../dist/fonts/typefaces/*.woff2', {
  query: '?url&no-inline',
  import: 'default',
  eager: true,
});
const added = new Set<string>();

/** Returns the style in which a typeface shows its name. Its font is loaded when a name appears in it. */
export function specimenOf(typeface: string) {
  const url = files[`../../../../../dist/fonts/typefaces/${typeface.toLowerCase().replaceAll(' ', '-')}.woff2`];
  const family = `${typeface} specimen`;
  if (url && !added.has(typeface)) document.fonts.add(new FontFace(family, `url(${url})`, { display: 'block' }));
  added.add(typeface);
  return { fontFamily: `"${family}", var(--font)` };
}
