import { beforeAll, describe, expect, it } from "vitest";
import * as v from "valibot";
import { mutation } from "@paygauge/api-types/entities/mutation";
import { savedViews, viewLimits } from "@paygauge/api-types/entities/views";
import { openDatabase } from "../../store/database.ts";
import { issuers } from "../../store/schema.ts";
import { callAs, seedOrigin } from "../../support/call-origin.ts";
import { testEnv } from "../../support/test-env.ts";

beforeAll(() => seedOrigin());

const viewsOf = async (who: string, grid = "suppliers") => {
  const answer = await callAs(who, "GET", `/api/v1/views?grid=${grid}`);
  expect(answer.status).toBe(200);
  return v.parse(savedViews, await answer.json());
};
const create = (who: string, body: object) =>
  callAs(who, "POST", "/api/v1/views", { body: { grid: "suppliers", query: "f=x~eq~1", issuerId: null, ...body } });
const created = async (who: string, body: object) => {
  const answer = await create(who, body);
  expect(answer.status).toBe(200);
  return v.parse(mutation({ id: v.string() }), await answer.json()).id;
};
const names = (views: { readonly name: string }[]) => views.map((view) => view.name);

describe("saved views", () => {
  it("a private view is seen by its maker alone, and only for its grid", async () => {
    const id = await created("clara-client", { name: "  Mine " });
    const { views } = await viewsOf("clara-client");
    expect(views).toEqual([
      expect.objectContaining({ id, name: "Mine", query: "f=x~eq~1", isOwn: true, isDefault: false }),
    ]);
    expect((await viewsOf("clara-client", "jobs")).views).toEqual([]);
    for (const who of ["dana-developer", "isla-issuer"])
      expect(names((await viewsOf(who)).views)).not.toContain("Mine");
  });

  it("a shared view is seen by who reaches the issuer, and changed by its maker alone", async () => {
    const { issuers: reached } = await viewsOf("clara-client");
    const [own] = reached;
    expect(own).toBeDefined();
    const id = await created("clara-client", { name: "Ours", issuerId: own?.id });
    const seen = (await viewsOf("dana-developer")).views.find((view) => view.id === id);
    expect(seen).toMatchObject({ isOwn: false, issuerName: own?.name });
    const change = { name: "Theirs", query: "", issuerId: null, version: 1 };
    expect((await callAs("dana-developer", "PUT", `/api/v1/views/${id}`, { body: change })).status).toBe(404);
    expect((await callAs("dana-developer", "DELETE", `/api/v1/views/${id}`)).status).toBe(404);
    expect((await callAs("clara-client", "PUT", `/api/v1/views/${id}`, { body: change })).status).toBe(200);
    expect((await callAs("clara-client", "PUT", `/api/v1/views/${id}`, { body: change })).status).toBe(409);
    expect((await viewsOf("dana-developer")).views.map((view) => view.id)).not.toContain(id);
  });

  it("no one shares with an issuer that they do not reach, nor uses a view that they do not see", async () => {
    const { issuers: reached } = await viewsOf("clara-client");
    const every = await openDatabase(testEnv.DB).select({ id: issuers.id }).from(issuers);
    const foreign = every.find((issuer) => !reached.some((each) => each.id === issuer.id));
    expect(foreign).toBeDefined();
    expect((await create("clara-client", { name: "Out", issuerId: foreign?.id })).status).toBe(404);
    const id = await created("dana-developer", { name: "Secret" });
    const setDefault = { grid: "suppliers", viewId: id };
    expect((await callAs("clara-client", "PUT", "/api/v1/views/default", { body: setDefault })).status).toBe(404);
  });

  it("one view is what a user's grid opens with, until it is deleted", async () => {
    const [one, two] = [
      await created("iggy-issuerplus", { name: "A" }),
      await created("iggy-issuerplus", { name: "B" }),
    ];
    const setDefault = (viewId: string | null) =>
      callAs("iggy-issuerplus", "PUT", "/api/v1/views/default", { body: { grid: "suppliers", viewId } });
    const defaults = async () => names((await viewsOf("iggy-issuerplus")).views.filter((view) => view.isDefault));
    expect((await setDefault(one)).status).toBe(200);
    expect((await setDefault(two)).status).toBe(200);
    expect(await defaults()).toEqual(["B"]);
    expect((await callAs("iggy-issuerplus", "DELETE", `/api/v1/views/${two}`)).status).toBe(200);
    expect(await defaults()).toEqual([]);
    await setDefault(one);
    expect((await setDefault(null)).status).toBe(200);
    expect(await defaults()).toEqual([]);
    const jobs = { grid: "jobs", viewId: one };
    expect((await callAs("iggy-issuerplus", "PUT", "/api/v1/views/default", { body: jobs })).status).toBe(404);
  });

  it("refuses a second view of a name, none, too long ones, unknown grids and too many, in words", async () => {
    await created("sasha-sysadmin", { name: "Large" });
    const refusals: readonly [object, RegExp][] = [
      [{ name: "LARGE" }, /already have a view/],
      [{ name: "   " }, /Enter a view name/],
      [{ name: "x".repeat(viewLimits.nameLength + 1) }, /Use up to/],
      [{ name: "y", query: "z".repeat(viewLimits.queryLength + 1) }, /too many filters/],
      [{ name: "y", grid: "people" }, /Choose one of these grids: /],
    ];
    for (const [body, words] of refusals) {
      const answer = await create("sasha-sysadmin", body);
      expect([answer.status, JSON.stringify(await answer.json())]).toEqual([422, expect.stringMatching(words)]);
    }
    for (let count = 1; count < viewLimits.perGrid; count += 1)
      await created("sasha-sysadmin", { name: `View ${count}` });
    expect((await create("sasha-sysadmin", { name: "One more" })).status).toBe(422);
  });
});
