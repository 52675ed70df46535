import type { Page } from "@playwright/test";

/** Every answer takes so long, ms, until what is released is called: the page of the next journey is the same one. */
export async function slowNetwork(page: Page, latency: number): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  const unlimited = { offline: false, downloadThroughput: -1, uploadThroughput: -1 };
  await session.send("Network.emulateNetworkConditions", { ...unlimited, latency });
  return async () => {
    await session.send("Network.emulateNetworkConditions", { ...unlimited, latency: 0 });
    await session.detach();
  };
}
