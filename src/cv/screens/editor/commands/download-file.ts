/** Downloads a file by clicking a temporary download link. */
export function downloadFile(href: string) {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  link.click();
}
