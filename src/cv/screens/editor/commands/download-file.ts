/** Fetches a file as a link would. */
export function download(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
