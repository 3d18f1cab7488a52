/** Returns the addresses under which the file of a page may be, in order. Other addresses stay as they are. */
export function fileAddressesOf(address: string): string[] {
  const url = URL.parse(address.trim());
  if (!url) return [address];
  const path = `/${url.pathname.split('/').filter(Boolean).join('/')}`;
  switch (url.hostname.replace(/^www\./, '')) {
    case 'gist.github.com': {
      // The registry of JSON Resume publishes the file of this name in a gist.
      const raw = `https://gist.githubusercontent.com${path}/raw`;
      return /^\/[^/]+\/[0-9a-f]+$/.test(path) ? [`${raw}/resume.json`, raw] : [address];
    }
    case 'github.com': {
      const [, repository, file] = /^(\/[^/]+\/[^/]+)\/blob\/(.+)$/.exec(path) ?? [];
      return file === undefined ? [address] : [`https://raw.githubusercontent.com${repository}/${file}`];
    }
    case 'registry.jsonresume.org':
      return /^\/[^/.]+$/.test(path) ? [`https://registry.jsonresume.org${path}.json`] : [address];
    case 'orcid.org':
      return /^\/(?:\d{4}-){3}\d{3}[\dX]$/.test(path) ? [`https://pub.orcid.org/v3.0${path}/record`] : [address];
    default:
      return [address];
  }
}
