/**
 * Bar at the top of a record. Background and border extend to both edges of the column, however wide it is, without
 * widening the page. 86.5rem is the width of the navigation rail plus the screen's maximum width.
 */
export const BAR =
  '-mx-4 -mt-8 sm:-mx-8 sticky top-0 z-20 flex min-h-13 items-center bg-background ps-2 pe-4 sm:ps-6 sm:pe-8 [border-image:linear-gradient(var(--background)_calc(100%-1px),var(--border)_0)_fill_0/0/0_max(0px,calc((100vw-86.5rem)/2))]';
