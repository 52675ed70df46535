import * as v from "valibot";
import { holders } from "../access/access.ts";
import { encodedMessage } from "../catalogue/message.ts";
import {
  company,
  companyDecisionBody,
  companyLimits,
  companyPeople,
  companySearch,
  companySuppliers,
} from "../entities/companies.ts";
import { done } from "../entities/mutation.ts";
import { ofJob, type Call } from "./call.ts";

const root = "/api/v1/tools/companies";
const access = holders("Tools_Area_VIEW");
const numbered = v.strictObject({ number: v.pipe(v.string(), v.maxLength(20)) });
/** The gateway waits for three tries of an outside service. */
const answerMs = 30_000;

/** The United Kingdom's company register: live, or the imported file. */
export const companiesCalls = {
  searchCompanies: {
    method: "GET",
    path: root,
    access,
    effect: "read",
    answerMs,
    query: v.strictObject({
      text: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(2, encodedMessage("companyQueryShort")),
        v.maxLength(companyLimits.query),
      ),
    }),
    answer: companySearch,
  },
  company: { method: "GET", path: `${root}/one`, access, effect: "read", answerMs, query: numbered, answer: company },
  /** Personal data: read each time, kept and logged nowhere. */
  companyPeople: {
    method: "GET",
    path: `${root}/people`,
    access,
    effect: "read",
    answerMs,
    query: numbered,
    answer: companyPeople,
  },
  companySuppliers: {
    method: "GET",
    path: `${root}/suppliers`,
    access: holders("Tools_Area_VIEW", "JobSuppliers_VIEW"),
    effect: "read",
    answerMs,
    query: numbered,
    answer: companySuppliers,
  },
  /** Says which company a supplier is; its number counts in matching from the next re-score. */
  decideCompany: {
    method: "POST",
    path: "/api/v1/jobs/:jobId/suppliers/:supplierKey/company-decision",
    access: holders("Tools_Area_VIEW", "Job_EDIT", "JobSuppliers_VIEW"),
    effect: "write",
    locked: ofJob,
    answerMs,
    body: companyDecisionBody,
    answer: done,
  },
} as const satisfies Record<string, Call>;
