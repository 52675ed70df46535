/** A video from its upload to the player: administration, refusals, captions, watching by keys. SHOTS names a folder for pictures. */
import { expectAccessible } from "../support/axe.ts";
import { addressOf, expect, openAs, test, type Page } from "../support/journey.ts";
import { playableVideo } from "../support/made-video.ts";
import { mp4Of } from "../../origin/src/hub/mp4/mp4.fixture.ts";

const list = "/admin/analysis-admin/video-resources";
const cues =
  "WEBVTT\n\n00:00.000 --> 00:05.000\nEvery card payment carries data.\n\n00:05.000 --> 00:12.000\nLevel 3 lowers interchange.\n\n00:12.000 --> 00:30.000\nAsk two questions on the call.\n";

async function look(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await expectAccessible(page, { within: "main" });
      const folder = process.env["SHOTS"];
      if (folder !== undefined) await page.screenshot({ path: `${folder}/${name}-${colorScheme}-${width}.png` });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

const choose = (page: Page, panel: string) =>
  page.getByRole("region", { name: panel }).locator("input[type=file]").first();

test("an administrator uploads a video, and a user watches it by keys", async ({ page }) => {
  test.setTimeout(240_000);
  await openAs(page, "dana.developer", list);
  await expect(page.getByRole("link", { name: "Card data levels and straight-through processing" })).toBeVisible();
  await look(page, "video-resources");
  await page.getByRole("link", { name: "New article or video" }).click();
  await page.getByRole("textbox", { name: "Name" }).fill("Card data");
  await page.getByRole("textbox", { name: "Title, English" }).fill("Card data in five minutes");
  await page.getByRole("textbox", { name: "Text, English" }).fill("# Levels\n\n- **Level 3** has lines");
  await expect(page.getByRole("article").getByRole("heading", { name: "Levels" })).toBeVisible();
  await look(page, "video-resource-create");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByRole("heading", { name: "Card data", level: 1 })).toBeVisible();

  await choose(page, "Video file").setInputFiles({
    name: "phone.mp4",
    mimeType: "video/mp4",
    buffer: Buffer.from(mp4Of({ codec: "hvc1" })),
  });
  await expect(page.getByText("The video is H.265 (hvc1), which many browsers show black.")).toBeVisible();
  await page.getByRole("button", { name: "Try again" }).click();
  const buffer = await playableVideo(page, 30);
  await choose(page, "Video file").setInputFiles({ name: "card-data.mp4", mimeType: "video/mp4", buffer });
  await expect(page.getByRole("region", { name: "Video file" }).getByText(/^1 min, /)).toBeVisible();
  const captions = (text: string) => ({ name: "en.vtt", mimeType: "text/vtt", buffer: Buffer.from(text) });
  await choose(page, "Captions and chapters").setInputFiles(captions(`${cues}\n00:29.000 --> 00:40.000\nLate\n`));
  await expect(page.getByText("Line 12: the cue ends at 0:40, after the video’s end at 0:30.")).toBeVisible();
  await choose(page, "Captions and chapters").setInputFiles(captions(cues));
  await expect(page.getByText("3 cues")).toBeVisible();
  await look(page, "video-resource");
  await page.getByRole("button", { name: "Publish", exact: true }).click();
  await page.getByRole("link", { name: "View in the hub" }).click();
  await watch(page);
});

/** Plays, moves by keys, follows the transcript, continues later, and opens a link at a time. */
async function watch(page: Page): Promise<void> {
  const second = () => page.locator("video").evaluate((video: HTMLVideoElement) => video.currentTime);
  const player = page.getByRole("region", { name: "Player: Card data in five minutes" });
  await expect(player.getByText("0:00 of 0:30")).toBeVisible();
  await player.getByRole("button", { name: "Play" }).press("Enter");
  await expect(player.getByRole("button", { name: "Pause" })).toBeVisible();
  await expect.poll(second).toBeGreaterThan(0.5);
  await page.keyboard.press("k");
  await expect(player.getByRole("button", { name: "Play" })).toBeFocused();
  await page.keyboard.press("5");
  await expect.poll(second).toBe(15);
  await page.keyboard.press("j");
  await expect.poll(second).toBe(5);
  await expect(page.getByRole("button", { name: "0:05 Level 3 lowers interchange." })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.keyboard.press("c");
  await expect(player.getByRole("combobox", { name: "Language of captions" })).toHaveValue("en");
  await page.getByRole("button", { name: "0:12 Ask two questions on the call." }).click();
  await expect.poll(second).toBe(12);
  // Keys belong to what is typed.
  await page.getByRole("searchbox", { name: "Search the transcript" }).fill("kjl");
  expect(await second()).toBe(12);
  await page.getByRole("searchbox", { name: "Search the transcript" }).fill("");
  await look(page, "hub-video");
  const saved = page.waitForResponse((answer) => answer.url().endsWith("/playing"));
  await player.getByRole("button", { name: "Play" }).click();
  await expect.poll(second).toBeGreaterThan(13.4);
  await player.getByRole("button", { name: "Pause" }).click();
  await saved;
  await page.reload();
  await player.getByRole("button", { name: /^Resume 0:1[34]/ }).click();
  await expect.poll(second).toBeGreaterThan(12.9);
  await page.goto(addressOf("/resource-hub?text=two%20questions"));
  await page.getByRole("link", { name: "Card data in five minutes" }).click();
  await expect.poll(second).toBe(12);
}
