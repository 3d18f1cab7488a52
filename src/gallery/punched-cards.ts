import type { StoredImage } from '#files/contract.ts';
import drawing from './punched-cards.svg';

/** An example upload: a picture of four cards of a Jacquard loom. */
export const PUNCHED_CARDS: StoredImage = {
  id: '00000000-0000-4000-8000-000000000000',
  file: 'users/ada/images/cards',
  crop: null,
  width: 640,
  height: 400,
  placeholder:
    'data:image/webp;base64,UklGRl4AAABXRUJQVlA4IFIAAAAQAgCdASoQAAoAA4BaJYgCdAEUo9D2s54AAPlh5cjfvtWENDguNf0r7EFhNrSvXSs9pyJ5ewCiLYuuYMxs6xszEgPltBjD364fLM4V15ZO8QAA',
  sources: [{ format: 'webp', width: 640, url: drawing }],
};
