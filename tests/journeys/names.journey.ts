import { createJob } from "../support/job-flow.ts";
import { addressOf, expect, openAs, test } from "../support/journey.ts";
import { drawn } from "../support/pages-to-see.ts";
import { signIn } from "../support/sign-in.ts";

test("S70 a name written from right to left reorders nothing next to it, and holds no mark that does", async ({
  page,
}) => {
  const client = await signIn(Number(process.env["PAYGAUGE_PORT"]), "sasha.sysadmin");
  const id = await createJob(client, "\u202eשלום 2025\r\nבע״מ", { currency: "GBP", country: "GBR" });
  await openAs(page, "sasha.sysadmin", "/analysis");
  await drawn(page);
  const link = page.getByRole("link", { name: "שלום 2025 בע״מ", exact: true });
  await expect(link).toHaveCSS("unicode-bidi", "isolate");
  await page.goto(addressOf(`/jobs/${id}/summary`));
  await drawn(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("שלום 2025 בע״מ");
  const loose = await page.evaluate(
    () =>
      [...document.querySelectorAll("#root *")].filter(
        (each) =>
          [...each.childNodes].some(
            (child) => child.nodeType === 3 && /[\u0590-\u05ff]/.test(child.textContent ?? ""),
          ) && !getComputedStyle(each).unicodeBidi.startsWith("isolate"),
      ).length,
  );
  expect(loose).toBe(0);
});
