/** How far lists were scrolled when they were left, in pixels, by their address. */
const tops = new Map<string, number>();
const maxKept = 50;
let cameBackTo: string | undefined;
let watching = false;

const here = () => location.pathname + location.search;

/** Notes where Back and Forward lead; to be called by each list, from the first one on. */
export function watchHistory(): void {
  if (watching) return;
  watching = true;
  addEventListener("popstate", () => {
    cameBackTo = here();
  });
}

/** Keeps how far the list of this address is scrolled. */
export function keepTop(top: number): void {
  const address = here();
  tops.delete(address);
  tops.set(address, top);
  const [oldest] = tops.keys();
  if (tops.size > maxKept && oldest !== undefined) tops.delete(oldest);
}

/** How far the list of this address was scrolled, once after Back or Forward led to it; 0 for every other way. */
export function takeTop(): number {
  if (cameBackTo === undefined || cameBackTo !== here()) return 0;
  cameBackTo = undefined;
  return tops.get(here()) ?? 0;
}
