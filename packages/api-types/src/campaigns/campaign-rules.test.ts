import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  abandonRule,
  bestStatuses,
  campaignRoutes,
  campaignStages,
  dispositionRules,
  dispositions,
  failReasons,
  faultOfMove,
  faultOfStage,
  fieldsOf,
  isOutcome,
  memberMove,
  memberMoves,
  memberStatuses,
  moveFields,
  movesFrom,
  type CampaignRoute,
  type CampaignStage,
  type MemberStatus,
  type MoveSaid,
} from "./campaign-rules.ts";
import { stepsOf } from "./campaign-steps.ts";
import { addWorkingDays, weekendOf, workingDaysBetween } from "./working-days.ts";

const today = "2026-11-23";

/** The rules as the specification says them, written apart from the table. */
const said = {
  Pending: ["Active", "Abandoned"],
  Active: ["Abandoned", "Failed", "Succeeded"],
  Abandoned: ["Pending"],
  Failed: ["Pending"],
  Succeeded: ["Pending"],
} as const satisfies Record<MemberStatus, readonly MemberStatus[]>;

interface Model {
  readonly stage: CampaignStage;
  readonly members: readonly { readonly status: MemberStatus; readonly said: MoveSaid }[];
}

const someText = fc.constantFrom("", "Terminal ordered");
const sayings: fc.Arbitrary<MoveSaid> = fc.record(
  {
    agreedMethod: fc.constantFrom("", "vcard"),
    agreedOn: fc.constantFrom("", "2026-11-20", today, "2026-11-24"),
    reason: fc.constantFrom(...failReasons),
    note: someText,
    detailsTo: someText,
  },
  { requiredKeys: [] },
);
const acts = fc.oneof(
  fc.record({
    act: fc.constant("move" as const),
    at: fc.nat(2),
    to: fc.constantFrom(...memberStatuses),
    said: sayings,
  }),
  fc.record({
    act: fc.constant("stage" as const),
    to: fc.constantFrom(...campaignStages),
    isForced: fc.boolean(),
    note: someText,
  }),
);

/** Carries an act out where the rules let it; what they refuse leaves everything unchanged. */
function after(model: Model, act: typeof acts extends fc.Arbitrary<infer T> ? T : never, route: CampaignRoute): Model {
  if (act.act === "stage") {
    const open = model.members.filter(({ status }) => !isOutcome(status)).length;
    const facts = { stage: model.stage, route, suppliers: model.members.length, open };
    return faultOfStage(facts, act.to, act) === null ? { ...model, stage: act.to } : model;
  }
  const from = model.members[act.at]?.status ?? "Pending";
  if (faultOfMove({ stage: model.stage, route }, from, act.to, act.said, today) !== null) return model;
  const members = model.members.map((member, at) => (at === act.at ? { status: act.to, said: act.said } : member));
  return { ...model, members };
}

describe("a campaign's rules", () => {
  test("the table has the transitions of the specification and no others", () => {
    expect(Object.fromEntries(memberStatuses.map((from) => [from, movesFrom(from)]))).toEqual(said);
    expect(memberMoves).toHaveLength(8);
    expect([...bestStatuses].toSorted()).toEqual([...memberStatuses].toSorted());
    expect(memberMove("Failed", "Succeeded")).toBeNull();
  });

  test("no row of acts ends where the rules do not lead", () => {
    const rows = fc.array(acts, { minLength: 1, maxLength: 40 });
    const members = Array.from({ length: 3 }, () => ({ status: "Pending" as MemberStatus, said: {} }));
    fc.assert(
      fc.property(rows, fc.constantFrom(...campaignRoutes), (acted, route) => {
        let model: Model = { stage: "Pending", members };
        for (const act of acted) {
          const before = model;
          model = after(model, act, route);
          const moved = model.members.findIndex((member, at) => member.status !== before.members[at]?.status);
          if (moved === -1) continue;
          const [was, is] = [before.members[moved]?.status ?? "Pending", model.members[moved]];
          expect(route).not.toBe("External");
          expect(before.stage).toBe("Active");
          expect(said[was]).toContain(is?.status);
          if (is?.status === "Succeeded") {
            expect(is.said.agreedMethod).toBe("vcard");
            expect(is.said.agreedOn ?? "").not.toBe("");
            expect((is.said.agreedOn ?? "") <= today).toBe(true);
            expect(is.said.reason).toBeUndefined();
          }
          if (is?.status === "Failed") expect(failReasons).toContain(is.said.reason);
          if (was === "Succeeded") expect(is?.said.note).toBe("Terminal ordered");
        }
        if (route === "External") expect(model).toEqual({ stage: "Pending", members });
      }),
      { numRuns: 500 },
    );
  });

  // Random acts seldom come this far, so every start, status and saying is judged alone as well.
  test("each move is refused for its campaign, its status or its first wrong field", () => {
    const starts = fc.record({ stage: fc.constantFrom(...campaignStages), route: fc.constantFrom(...campaignRoutes) });
    const status = fc.constantFrom(...memberStatuses);
    fc.assert(
      fc.property(starts, status, status, sayings, (campaign, from, to, words) => {
        const isTaken = faultOfMove(campaign, from, to, words, today) === null;
        const next: readonly MemberStatus[] = said[from];
        const isAgreed = words.agreedMethod === "vcard" && ["2026-11-20", today].includes(words.agreedOn ?? "");
        const isPlain =
          (words.agreedMethod ?? "") === "" && (words.agreedOn ?? "") === "" && (words.detailsTo ?? "") === "";
        const isWell =
          to === "Succeeded"
            ? isAgreed && words.reason === undefined
            : isPlain && (to === "Failed") === (words.reason !== undefined);
        const isExplained = from !== "Succeeded" || (words.note ?? "") !== "";
        const mayWork = campaign.stage === "Active" && campaign.route !== "External";
        expect(isTaken).toBe(mayWork && next.includes(to) && isWell && isExplained);
      }),
      { numRuns: 20_000 },
    );
    const agreed = { agreedMethod: "vcard", agreedOn: "2026-11-24" };
    const active = { stage: "Active", route: "Issuer" } as const;
    expect(faultOfMove(active, "Active", "Succeeded", agreed, today)).toEqual({ fault: "future", field: "agreedOn" });
    expect(faultOfMove({ ...active, route: "External" }, "Pending", "Active", {}, today)).toEqual({
      fault: "external",
    });
  });

  test("completing needs no one open, or a note that forces it", () => {
    const facts = { stage: "Active", route: "Issuer", suppliers: 64, open: 39 } as const;
    const plain = { isForced: false, note: "" };
    expect(faultOfStage(facts, "Completed", plain)).toBe("open");
    expect(faultOfStage(facts, "Completed", { isForced: true, note: " " })).toBe("noteMissing");
    expect(faultOfStage(facts, "Completed", { isForced: true, note: "Buyer left" })).toBeNull();
    expect(faultOfStage({ ...facts, open: 0 }, "Completed", plain)).toBeNull();
    expect(faultOfStage({ ...facts, stage: "Pending", suppliers: 0 }, "Active", plain)).toBe("empty");
    expect(faultOfStage({ ...facts, stage: "Pending" }, "Completed", plain)).toBe("notAllowed");
    expect(faultOfStage({ ...facts, route: "External" }, "Completed", plain)).toBe("external");
  });

  test("a form asks for what the strictest of a mixed selection needs", () => {
    expect(fieldsOf("Pending", ["Failed", "Abandoned"])).toEqual({ needs: [], takes: ["note"] });
    expect(fieldsOf("Pending", ["Failed", "Succeeded"])).toEqual({ needs: ["note"], takes: [] });
    expect(fieldsOf("Succeeded", ["Active"]).needs).toEqual(["agreedMethod", "agreedOn"]);
    expect(
      memberMoves.flatMap(({ needs, takes }) => [...needs, ...takes]).filter((each) => !moveFields.includes(each)),
    ).toEqual([]);
  });

  test("only calls back ask for their day, and a call that was skipped isn't an attempt", () => {
    expect(dispositions.filter((each) => dispositionRules[each].next === null)).toEqual(["callBack"]);
    expect(dispositions.filter((each) => !dispositionRules[each].isAttempt)).toEqual(["skip"]);
    expect(dispositions.filter((each) => dispositionRules[each].isUnanswered)).toEqual(["noAnswer", "voicemail"]);
    expect(abandonRule).toEqual({ unanswered: 3, workingDays: 10 });
  });
});

test("the steps say what blocks them", () => {
  const facts = {
    route: "Issuer",
    suppliers: 64,
    open: 39,
    verified: 61,
    written: 61,
    contacted: 46,
  } as const;
  const states = (stage: CampaignStage, suppliers: number = facts.suppliers) =>
    stepsOf({ ...facts, stage, suppliers }).map(({ state }) => state);
  expect(states("Active")).toEqual(["Completed", "InProgress", "InProgress", "InProgress", "Blocked"]);
  expect(stepsOf({ ...facts, stage: "Active" }).at(-1)?.blockedBy).toEqual({ why: "open", suppliers: 39 });
  expect(states("Pending", 0)).toEqual(["Pending", "Blocked", "Blocked", "Blocked", "Blocked"]);
  expect(states("Completed")).toEqual(["Completed", "Canceled", "Canceled", "Canceled", "Completed"]);
});

describe("working days", () => {
  test("leave out the weekend of the country", () => {
    expect(addWorkingDays("2026-11-20", 1, "GBR")).toBe("2026-11-23");
    expect(addWorkingDays("2026-11-19", 1, "SAU")).toBe("2026-11-22");
    expect(addWorkingDays("2026-11-20", 1, "IND")).toBe("2026-11-21");
    expect(workingDaysBetween("2026-11-09", "2026-11-23", "GBR")).toBe(10);
    expect(workingDaysBetween("2026-11-23", "2026-11-09", "GBR")).toBe(0);
  });

  test("are counted as they are added, in every country", () => {
    const countries = fc.constantFrom("GBR", "SAU", "IND", "IRN", "AFG", "");
    const days = fc
      .integer({ min: 0, max: 800 })
      .map((at) => new Date(1_790_000_000_000 + at * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(days, fc.integer({ min: 1, max: 60 }), countries, (day, count, country) => {
        expect(workingDaysBetween(day, addWorkingDays(day, count, country), country)).toBe(count);
      }),
    );
  });

  test("the table says what the CLDR of this Node.js says", () => {
    const weekInfo = (region: string) => {
      const locale = new Intl.Locale(`und-${region}`) as Intl.Locale & {
        getWeekInfo(): { readonly weekend: readonly number[] };
      };
      const days = locale.getWeekInfo().weekend.map((day) => day % 7);
      return days.toSorted((one, other) => one - other);
    };
    const pairs = {
      GB: "GBR",
      US: "USA",
      SA: "SAU",
      AE: "ARE",
      IN: "IND",
      IR: "IRN",
      AF: "AFG",
      UG: "UGA",
      IL: "ISR",
      EG: "EGY",
    };
    for (const [region, country] of Object.entries(pairs))
      expect([country, weekendOf(country)]).toEqual([country, weekInfo(region)]);
  });
});
