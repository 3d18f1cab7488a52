import { expect, it } from 'vitest';
import { relativizeAssets } from './relativize-assets.ts';

const ID = '01990000-0000-7000-8000-000000000000';

it('makes the URLs of pictures, media and fonts relative and reports each file', () => {
  const names = new Set<string>();
  const page = `<link href="/faces/source-serif-4-400-latin-3fa9c1d2.woff2">
<style>@font-face{src:url(/faces/a-1.woff2) format("woff2"),url("/faces/b-2.woff2")}</style>
<source srcset="/images/${ID}/320.avif 320w, /images/${ID}/640.avif 640w"><img src="/images/${ID}/320.webp">
<video src="/media/${ID}.mp4#t=0.001" poster="/images/${ID}/320.webp"><track src="/media/${ID}.vtt"></video>`;
  expect(relativizeAssets(page, '../../', (name) => names.add(name))).toBe(
    page.replaceAll(/\/(?=faces\/|images\/|media\/)/g, '../../'),
  );
  expect([...names]).toEqual([
    'faces/source-serif-4-400-latin-3fa9c1d2.woff2',
    'faces/a-1.woff2',
    'faces/b-2.woff2',
    `images/${ID}/320.avif`,
    `images/${ID}/640.avif`,
    `images/${ID}/320.webp`,
    `media/${ID}.mp4`,
    `media/${ID}.vtt`,
  ]);
});

it('keeps absolute URLs, links and text unchanged', () => {
  const names: string[] = [];
  const page = `<meta content="https://cv.example/images/${ID}/1280.webp"><a href="/images/${ID}/1.png">x</a>
<p>See /media/${ID}.mp4 and /faces/a-1.woff2 and /images/${ID}/320.webp</p>`;
  expect(relativizeAssets(page, '../', (name) => names.push(name))).toBe(page);
  expect(names).toEqual([]);
});
