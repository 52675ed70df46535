/** A page that was left, or is loaded again, lets go of its files within so many ms. */
const letGoMs = 3000;

/**
 * Does the work of an upload in one tab at a time: where another tab has it, it is waited for no longer than a page
 * takes to go. @returns false where the other tab continues with it, and nothing was done here.
 */
export async function inOneTab(uploadId: string, work: () => Promise<void>, waitMs = letGoMs): Promise<boolean> {
  let isMine = false;
  const hold = async () => {
    isMine = true;
    await work();
  };
  try {
    await navigator.locks.request(`paygauge.upload.${uploadId}`, { signal: AbortSignal.timeout(waitMs) }, hold);
  } catch (thrown) {
    if (isMine) throw thrown;
  }
  return isMine;
}
