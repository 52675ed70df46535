import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, it } from "vitest";
import { bodyTypeOf, isOfOrigin } from "@paygauge/api-types/endpoints/call";
import { compiledCalls, type CompiledCall } from "@paygauge/api-types/endpoints";
import { pathIds } from "@paygauge/api-types/endpoints/path-ids";
import { lockHeader } from "@paygauge/api-types/entities/concurrency";
import { isId, type IdForm } from "@paygauge/api-types/ids";
import { fillPath } from "@paygauge/api-types/paths";
import { openDatabase } from "./store/database.ts";
import { rulesets } from "./store/schema.ts";
import { setFlag } from "./areas/video-resources/video-calls.fixture.ts";
import { callAs, callOrigin, seedOrigin, subOf } from "./support/call-origin.ts";
import { formOf, idFieldsOf, inside } from "./support/id-fields.ts";
import { testEnv } from "./support/test-env.ts";

const dana = { sub: subOf("dana-developer") };
/** An id of each form, and what is not it although a reader may take it for the same. */
const spelled: Record<IdForm, { right: string; wrong: readonly string[] }> = {
  number: { right: "4", wrong: ["04", "+4", "4.0", "4e0", "0x4", " 4", "4 ", "-4", "４", "4n", "4_0", "Infinity"] },
  record: {
    right: "0190f1b2-7c3d-8a4e-8b5f-0123456789ab",
    wrong: [
      "0190F1B2-7C3D-8A4E-8B5F-0123456789AB",
      " issuer-harbour",
      "issuer-harbour ",
      "Issuer-Harbour",
      "issuer--harbour",
      "issuer-harbour.",
      "issuer_harbour",
      "{0190f1b2-7c3d-8a4e-8b5f-0123456789ab}",
      "ｉssuer",
      "x".repeat(121),
    ],
  },
  command: { right: "run-1:Ingest", wrong: [" run-1:Ingest", "run-1:Ingest ", "run-1::Ingest", "run-1:Ingést"] },
  supplier: { right: "0ab12cd3ef45gh", wrong: ["0AB12CD3EF45GH", " 0ab12cd3ef45gh", "0ab12cd3ef45gh ", "０ab"] },
  entry: { right: "D-0012", wrong: [" D-0012", "D-0012 ", "D-\u00010012", "\tD-0012"] },
  draftType: { right: "issuer", wrong: ["Issuer", " issuer", "issuer "] },
  draft: { right: "new", wrong: [" new", "new ", "nëw"] },
  picture: { right: `${"a".repeat(64)}.png`, wrong: [`${"A".repeat(64)}.png`, `${"a".repeat(64)}.PNG`] },
  report: { right: "insights", wrong: ["Insights", "insights ", "reports"] },
  section: { right: "dimension.MccGroup", wrong: ["Cover", " cover", "cover "] },
  linkToken: {
    right: `pgt_${"a".repeat(43)}`,
    wrong: [`PGT_${"a".repeat(43)}`, `pgt_${"a".repeat(42)}`, "a".repeat(47)],
  },
  digest: { right: "a".repeat(64), wrong: ["A".repeat(64), "a".repeat(63)] },
  word: { right: "naics", wrong: ["NAICS", " naics", "naics "] },
};
const formOfParam: Readonly<Record<string, IdForm>> = pathIds;
const released = compiledCalls.filter(({ call }) => isOfOrigin(call));
const namesIn = (path: string): string[] => [...path.matchAll(/:(\w+)/g)].map(([, name = ""]) => name);

/** The call's path with right ids, one of them replaced. */
function pathWith({ path }: CompiledCall, replaced: Record<string, string> = {}): string {
  const right = namesIn(path).map((name) => [name, spelled[formOfParam[name] ?? "record"].right]);
  return fillPath(path, { ...Object.fromEntries(right), ...replaced });
}

async function answerTo({ call }: CompiledCall, path: string, body?: unknown) {
  const as =
    call.access.who === "edge"
      ? { sub: "edge" }
      : call.access.who === "link"
        ? { sub: "link-1", sid: "s1", kind: "magicLink" }
        : dana;
  const form = new FormData();
  if (typeof body === "object") for (const [name, text] of Object.entries(body ?? {})) form.set(name, String(text));
  const sent = bodyTypeOf(call) === "multipart" ? { raw: form } : body === undefined ? {} : { body };
  const answer = await callOrigin(call.method, path, { as, ...sent });
  const text = await answer.text();
  // What no other refusal says: the id's form was looked at, before anything was looked up.
  return answer.status === 404 && text.includes('"noun-entry"') ? "404 by its form" : answer.status;
}

beforeAll(async () => {
  await seedOrigin();
  // A call whose feature is off answers before it looks at IDs.
  await callOrigin("POST", "/internal/seed", { as: { sub: "edge" }, body: { step: "assistant" } });
  await setFlag(true);
  const prediction = { name: "FEATURE_FLAG_SUPPLIERS_ML_PREDICTION", isEnabled: true };
  await callAs("dana-developer", "POST", "/api/v1/system-data/feature-flags", { body: prediction });
});

describe("S38: an id has one spelling", () => {
  it("in the path of every call", async () => {
    const tried: string[] = [];
    const wrong: unknown[] = [];
    for (const each of released) {
      for (const name of namesIn(each.path)) {
        for (const id of spelled[formOfParam[name] ?? "record"].wrong) {
          const path = pathWith(each, { [name]: id });
          tried.push(path);
          const said = await answerTo(each, path, each.call.body ? {} : undefined);
          if (said !== "404 by its form") wrong.push([each.call.method, path, said]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried.length).toBeGreaterThan(600);
  });

  it("in every query and body", async () => {
    let tried = 0;
    const wrong: unknown[] = [];
    for (const each of released) {
      for (const { path, form, around } of idFieldsOf(each.call.query, "query")) {
        // Lockable: the first type is a job.
        for (const id of spelled[form === "lockable" ? "record" : form].wrong) {
          tried += 1;
          const value = around(
            form === "lockable" ? ({ entityType: "job", entityId: id, userId: "user-dana-developer" } as never) : id,
          );
          const text = new URLSearchParams(value as Record<string, string>).toString();
          const said = await answerTo(each, `${pathWith(each)}?${text}`, each.call.body ? {} : undefined);
          if (said !== "404 by its form") wrong.push([each.id, path, id, said]);
        }
      }
      for (const { path, form, around } of idFieldsOf(each.call.body, "body")) {
        for (const id of spelled[form === "lockable" ? "record" : form].wrong) {
          tried += 1;
          const value =
            form === "lockable" ? { entityType: "job", entityId: id, userId: "user-dana-developer" } : around(id);
          const said = await answerTo(each, pathWith(each), value);
          // A form's text has no tabs or controls at its ends: they are sent as they are in JSON alone.
          if (said !== "404 by its form") wrong.push([each.id, path, id, said]);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });

  it("and nothing that is called an id is without a form", () => {
    const named = /(?:^|\.)(?:id|into|\w*(?:Id|Ids|Key|Keys))(?:\[\])?$/;
    /** What a user types, what another system names, and texts that are compared with the rows of a list. */
    const own =
      /\.(?:idpId|clientId|hostKey|offeredKey|issuerKey|brandingKey|\w+ProfileId|keys\.keys\[\]|variantIds\[\]|needId|keyIn|sources\.\w+)$/;
    const bare = released.flatMap(({ id, call }) =>
      [...inside(call.query, "query", (x) => x), ...inside(call.body, "body", (x) => x)].flatMap(({ path, schema }) =>
        schema.type === "string" && named.test(path) && !own.test(path) && formOf(schema) === undefined
          ? [`${id} ${path}`]
          : [],
      ),
    );
    // What a lock's body names has the form of its type.
    expect(
      bare.filter((each) => !/^(?:try|force|request|deny)\w+ \w+\.entityId$|^entityStatus body\.entityId$/.test(each)),
    ).toEqual([]);
    for (const [form, { right, wrong }] of Object.entries(spelled))
      expect([right, ...wrong].filter((text) => isId(form as IdForm, text))).toEqual([right]);
  });

  it("so that the number of a ruleset in another spelling does not pass its lock", async () => {
    const made = await callAs("sasha-sysadmin", "POST", "/api/v1/rulesets/scoring", { body: { from: 1 } });
    const { versionNumber } = await made.json<{ versionNumber: number }>();
    const [row] = await openDatabase(testEnv.DB)
      .select()
      .from(rulesets)
      .where(eq(rulesets.versionNumber, versionNumber));
    const take = (entityId: string, userId: string, sub: string) =>
      callOrigin("POST", "/api/v1/concurrency/try-set-exclusive-write-access", {
        as: { sub: subOf(sub) },
        body: { entityType: "scoringRuleset", entityId, userId },
      });
    const held = await take(String(versionNumber), "user-sasha-sysadmin", "sasha-sysadmin");
    expect(held.status).toBe(200);
    for (const other of [`0${versionNumber}`, `${versionNumber}e0`, `${versionNumber}.0`, `+${versionNumber}`]) {
      const taken = await take(other, "user-dana-developer", "dana-developer");
      expect([other, taken.status]).toEqual([other, 404]);
      const saved = await callOrigin("PUT", `/api/v1/rulesets/scoring/${encodeURIComponent(other)}`, {
        as: dana,
        headers: { [lockHeader]: "1" },
        body: { version: row?.version ?? 1, note: "Past the lock", body: JSON.parse(row?.body ?? "{}") },
      });
      expect([other, saved.status]).toEqual([other, 404]);
    }
    const [after] = await openDatabase(testEnv.DB)
      .select()
      .from(rulesets)
      .where(eq(rulesets.versionNumber, versionNumber));
    expect(after?.note).toBe(row?.note);
  });
});
