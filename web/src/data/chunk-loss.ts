/** A part of the application could not be fetched: the network is gone, or a newer build took its place. */
export function isChunkLoss(thrown: unknown): boolean {
  return (
    thrown instanceof Error && /dynamically imported module|preload|importing a module script/i.test(thrown.message)
  );
}
