import { message } from "@paygauge/api-types/catalogue/message";
import { toolMailLimits } from "@paygauge/api-types/entities/tool-mails";
import { done } from "@paygauge/worker/done";
import { changedMeanwhile, notFound, refuse } from "@paygauge/worker/refusal";
import type { CallContext, Handlers } from "../../call-context.ts";
import { issuerMailOf } from "../../mail/issuer-mail-stub.ts";
import { now } from "../../store/database.ts";
import { brandsOf } from "./mail-handlers.ts";

type OfBrand = Pick<CallContext<"createToolTemplate">, "env" | "facts" | "identity" | "person">;

/** The object of a brand in whose name the user writes. @throws Refusal 404 */
function templatesOf(context: OfBrand, brandId: string) {
  if (!brandsOf(context).some(({ id }) => id === brandId)) throw notFound("brand");
  return issuerMailOf(context.env, brandId);
}

const about = (brandId: string, note: string) => ({ entityType: "branding", entityId: brandId, note });

export const toolTemplateHandlers = {
  toolTemplates: async (context) => ({
    templates: await templatesOf(context, context.query.brandId).toolTemplates(),
  }),

  createToolTemplate: async (context) => {
    const { body, person, effectId, audit } = context;
    const { brandId, ...written } = body;
    const added = { ...written, id: effectId, version: 1, savedBy: person.name, savedOn: now() };
    if (!(await templatesOf(context, brandId).addToolTemplate(added)))
      throw refuse("toolTemplatesFull", { most: toolMailLimits.templates });
    audit(about(brandId, `email template ${effectId}`));
    return { ...done(message("saved", { name: body.name })), id: effectId };
  },

  updateToolTemplate: async (context) => {
    const { body, params, person, audit } = context;
    const { brandId, ...written } = body;
    const updated = { ...written, id: params.templateId, savedBy: person.name, savedOn: now() };
    const outcome = await templatesOf(context, brandId).updateToolTemplate(updated);
    if (outcome === "absent") throw notFound("mailTemplate");
    if (outcome === "changed") throw changedMeanwhile("mailTemplate");
    audit(about(brandId, `email template ${params.templateId}`));
    return done(message("saved", { name: body.name }));
  },

  deleteToolTemplate: async (context) => {
    const { query, params, audit } = context;
    const name = await templatesOf(context, query.brandId).deleteToolTemplate(params.templateId);
    if (name === null) throw notFound("mailTemplate");
    audit(about(query.brandId, `email template ${params.templateId} deleted`));
    return done(message("deleted", { name }));
  },
} satisfies Partial<Handlers>;
