import { hostOf } from '../parts/external-link.ts';

/** Hosts by the name of what they serve. Subdomains count as well. */
const PROVIDERS = [
  { name: 'YouTube', hosts: ['youtube.com', 'youtu.be', 'youtube-nocookie.com'], isVideo: true },
  { name: 'Vimeo', hosts: ['vimeo.com'], isVideo: true },
  { name: 'CodePen', hosts: ['codepen.io'], isVideo: false },
  { name: 'Figma', hosts: ['figma.com'], isVideo: false },
] as const;

/** Returns the name of the site that a web address leads to, and whether it plays a video. */
export function embedOf(url: string): { name: string; isVideo: boolean } {
  const host = hostOf(url);
  const known = PROVIDERS.find(({ hosts }) => hosts.some((one) => host === one || host.endsWith(`.${one}`)));
  return known ? { name: known.name, isVideo: known.isVideo } : { name: host, isVideo: false };
}
