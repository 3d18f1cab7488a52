/** Matches root-relative URLs of pictures and fonts. Absolute URLs belong to other sites. */
const ALONG =
  /(?<=["(,]\s?)\/((?:images\/[0-9a-f-]{36}\/\d{1,4}\.(?:avif|webp))|(?:faces\/[\w.-]+\.woff2))(?=["')\s,])/g;

/** Rewrites the URLs of pictures and fonts in a page to relative ones; `take` receives each file name. */
export const takingAlong = (page: string, up: string, take: (name: string) => void) =>
  page.replace(ALONG, (_, name: string) => {
    take(name);
    return up + name;
  });
