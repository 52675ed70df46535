import { message } from "@paygauge/api-types/catalogue/message";
import { traitColumns } from "@paygauge/api-types/entities/global-insights";
import { done } from "@paygauge/worker/done";
import type { Handlers } from "../../call-context.ts";
import type { OrganizationAnswer } from "../../global-insights/global-book.ts";
import { vendorsOf } from "../../vendors/vendors-stub.ts";
import { scopeOf } from "../proq/command-scope.ts";
import { seenRuns } from "../vendors/seen-runs.ts";
import { vendorPageOf } from "../vendors/vendor-pages.ts";
import { benchmarkOf } from "./benchmark.ts";
import { globalAnswer, latest } from "./global-answer.ts";
import { cancelMissing, missingCommands, statusOf } from "./roll-ups.ts";

export const globalInsightsHandlers = {
  globalInsights: async ({ env, db, person, body: { dimension = "Countries", slicers = {} } }) =>
    globalAnswer(env, await seenRuns(db, person), dimension, slicers),

  globalOrganizations: async ({ env, db, person, body }) => {
    const times: (string | null)[] = [];
    const page = await vendorPageOf<OrganizationAnswer["rows"][number]>(person, await seenRuns(db, person), body, {
      more: traitColumns,
      isCountedOnly: true,
      ask: async (issuerId, question) => {
        const answer = await vendorsOf(env, issuerId).organizations(question);
        if (!("refusal" in answer)) times.push(answer.rolledUpOn);
        return answer;
      },
    });
    return { ...page, rolledUpOn: latest(times) };
  },

  benchmark: async ({ db, person, body: { buyerId } }) => benchmarkOf(db, person, await seenRuns(db, person), buyerId),

  rollUpStatus: async ({ env, db, person }) => statusOf(env, await seenRuns(db, person), await scopeOf(db, person)),

  startRollUp: async ({ env, db, person, correlationId, write }) => {
    const commands = await missingCommands(env, await seenRuns(db, person), await scopeOf(db, person), correlationId);
    const count = commands.length;
    const about = { entityType: "queue", entityId: "roll-ups", note: `queued the roll-ups of ${count} jobs` };
    const text = count === 1 ? message("runsAgainOne") : message("runAgain", { count });
    return write(about, [], { ...done(text), count }, commands);
  },

  cancelRollUp: async ({ env, db, person, audit }) => {
    const count = await cancelMissing(env, await seenRuns(db, person), await scopeOf(db, person));
    audit({ entityType: "queue", entityId: "roll-ups", note: `canceled the roll-ups of ${count} jobs` });
    return { ...done(count === 1 ? message("canceledOne") : message("canceledSome", { count })), count };
  },
} satisfies Partial<Handlers>;
