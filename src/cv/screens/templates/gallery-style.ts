/** Grid of pages: two columns on a phone, otherwise as many as fit. */
export const GALLERY_GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(min(100%,8rem),1fr))] gap-x-5 gap-y-8 sm:grid-cols-[repeat(auto-fill,minmax(14.5rem,1fr))] sm:gap-x-8 sm:gap-y-12';
