/** Has the browser fetch a file of this origin; the page stays. */
export function saveFrom(href: string): void {
  const link = document.createElement("a");
  link.href = href;
  link.download = "";
  link.click();
}
