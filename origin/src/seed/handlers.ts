import { message } from "@paygauge/api-types/catalogue/message";
import type { Handlers } from "../call-context.ts";
import { forgetPeople } from "../identity/person.ts";
import { forgetSystemFacts } from "../identity/system-facts.ts";
import { invalid, notFound } from "@paygauge/worker/refusal";
import { isSeedStep, seedSteps } from "./step-names.ts";
import { seedWork } from "./steps.ts";

export const seedHandlers = {
  /** One step of the seed; only where ENVIRONMENT is local. */
  async seed(context) {
    const { env, body } = context;
    if (env.ENVIRONMENT !== "local") throw notFound("call");
    if (!isSeedStep(body.step)) throw invalid("step", message("oneOf", { names: seedSteps.join(", ") }));
    const note = await seedWork[body.step](context);
    forgetPeople(env.DB);
    forgetSystemFacts(env.DB);
    context.audit({ entityType: "seed", entityId: body.step });
    return { step: body.step, note };
  },
} satisfies Partial<Handlers>;
