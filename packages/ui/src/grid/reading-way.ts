/** Whether lines of this place are read from the right. */
export function isFromRight(place: Element): boolean {
  return place.closest("[dir]")?.getAttribute("dir") === "rtl";
}

/** What an arrow means along a line: to the right is back where lines are read from the right. */
export function keyAlongLine(key: string, place: Element): string {
  if ((key !== "ArrowLeft" && key !== "ArrowRight") || !isFromRight(place)) return key;
  return key === "ArrowLeft" ? "ArrowRight" : "ArrowLeft";
}
