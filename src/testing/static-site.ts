import { walkHtml } from '#platform/pure/html.ts';

/** Returns all addresses in a page: of links, pictures, media and fonts. */
export function addressesIn(page: string) {
  const found: string[] = [...page.matchAll(/url\("?([^")]+)"?\)/g)].map(([, url = '']) => url);
  walkHtml(page, {
    open: (_tag, { href, src, srcset, action, poster }) => {
      found.push(...[href, src, action, poster].filter((one) => one !== undefined));
      found.push(...(srcset ?? '').split(',').flatMap((one) => one.trim().split(' ')[0] || []));
    },
    close: () => {},
    text: () => {},
  });
  return found.filter((one) => !/^(?:data|mailto|tel):/.test(one));
}

/** Returns the name of the file that a static web host serves for an address on a page. */
export function fileAt(address: string, page: string) {
  const { pathname } = new URL(address, new URL(page, 'http://host.example/'));
  return decodeURIComponent(pathname)
    .slice(1)
    .replace(/(^|\/)$/, '$1index.html');
}
