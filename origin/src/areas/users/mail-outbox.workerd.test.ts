import { beforeAll, expect, it } from "vitest";
import { openDatabase } from "../../store/database.ts";
import { mailOutbox } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

const db = openDatabase(testEnv.DB);
beforeAll(() => seedOrigin());

/** Invites a pending user. */
async function invite(): Promise<void> {
  const form = new FormData();
  form.set("id", "user-penny-pending");
  const answer = await callAs("una-useradmin", "POST", "/api/v1/users/invite", { raw: form });
  expect(answer.status, await answer.text()).toBe(200);
}

it("removes mails after their 90 days, when the next one is written", async () => {
  await invite();
  const [mail] = await db.select().from(mailOutbox);
  if (!mail) throw new Error("No mail was captured.");
  const at = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await db.insert(mailOutbox).values([
    { ...mail, id: "old", createdOn: at(91) },
    { ...mail, id: "recent", createdOn: at(89) },
  ]);
  await invite();
  const left = (await db.select({ id: mailOutbox.id }).from(mailOutbox)).map(({ id }) => id);
  expect([left.includes("old"), left.includes("recent")]).toEqual([false, true]);
});
