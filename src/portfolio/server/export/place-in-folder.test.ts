import { expect, it } from 'vitest';
import { sitePlace } from '#testing/sites.ts';
import type { SitePage } from '../../model/site-view.ts';
import { fileOf, placeInFolder } from './place-in-folder.ts';

const PAGES: SitePage[] = [
  { kind: 'home' },
  { kind: 'projects' },
  { kind: 'project', slug: 'note-g' },
  { kind: 'project', slug: 'محرك-تحليلي' },
  { kind: 'achievements' },
  { kind: 'cv' },
];

it('each page finds each other one and its files, in whatever folder they stand', () => {
  const address = (page: SitePage) => new URL(fileOf(page), 'https://host.example/deep/er/');
  const found = (url: URL) => decodeURI(url.href).replace(/\/$/, '/index.html');
  for (const from of PAGES) {
    const place = placeInFolder(from, sitePlace());
    for (const to of PAGES) {
      expect(found(new URL(place.addressOf(to), address(from)))).toBe(decodeURI(address(to).href));
    }
    expect(new URL(place.fileAddress('cv.pdf'), address(from)).pathname).toBe('/deep/er/cv.pdf');
  }
});

it('search engines and those who write are led to where the site lives', () => {
  const living = sitePlace();
  const place = placeInFolder({ kind: 'project', slug: 'note-g' }, living);
  expect(place.addressOf({ kind: 'contact' })).toBe(living.canonical({ kind: 'contact' }));
  expect(place.addressOf({ kind: 'contact' })).toMatch(/^https?:\/\//);
  expect(place.canonical({ kind: 'home' })).toBe(living.canonical({ kind: 'home' }));
});
