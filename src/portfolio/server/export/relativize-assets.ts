/** Matches root-relative URLs of pictures, media and fonts. Absolute URLs belong to other sites. */
const ASSET_URLS =
  /(?<=["(,]\s?)\/((?:images\/[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp))|(?:media\/[0-9a-f-]{36}\.[a-z0-9]{2,4})|(?:faces\/[\w.-]+\.woff2))(?=["')\s,#])/g;

/** Rewrites the URLs of pictures, media and fonts in a page to relative ones; `onAsset` receives each file name. */
export const relativizeAssets = (page: string, rootPath: string, onAsset: (name: string) => void) =>
  page.replace(ASSET_URLS, (_, name: string) => {
    onAsset(name);
    return rootPath + name;
  });
