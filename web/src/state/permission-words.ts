import type { Permission } from "@paygauge/api-types/access/permissions";
import type { mainTexts } from "../texts/en/main.ts";

type Verb = keyof typeof mainTexts.permissionVerbs;

/** Permissions whose names do not end in what they allow. */
const unusual: Partial<Record<Permission, { readonly verb: Verb; readonly what: string }>> = {
  Concurrency_Take_Entity_Lock: { verb: "LOCK", what: "edit access to a record" },
  JobCreate: { verb: "CREATE", what: "jobs" },
  ResourceHubView: { verb: "VIEW", what: "the resource hub" },
  GlobalInsightsView: { verb: "VIEW", what: "global insights" },
  VendorLookup: { verb: "other", what: "vendor lookup" },
  BuyerManagement_CREATE: { verb: "CREATE", what: "buyers" },
  E2ETests_RUN: { verb: "RUN", what: "end-to-end tests" },
  JobUsers_DIRECT_ASSIGN: { verb: "ASSIGN", what: "job users directly" },
  SystemMaintenanceMode_IGNORE: { verb: "IGNORE", what: "maintenance" },
};

const verbs: ReadonlySet<string> = new Set<Verb>([
  "VIEW",
  "CRUD",
  "CREATE",
  "SELECT",
  "UPDATE",
  "DELETE",
  "ASSIGN",
  "RUN",
  "SWITCH",
  "TOGGLE",
  "PUBLISH",
  "EDIT",
  "INVITE",
  "APPROVE",
]);

function isVerb(word: string): word is Verb {
  return verbs.has(word);
}

/**
 * What a permission lets a user do: a verb of the catalogue and its object, "AnalysisJobList_VIEW" → see analysis job
 * list.
 */
export function permissionWords(permission: Permission): { readonly verb: Verb; readonly what: string } {
  const known = unusual[permission];
  if (known !== undefined) return known;
  const at = permission.lastIndexOf("_");
  const last = permission.slice(at + 1);
  const verb: Verb = isVerb(last) ? last : "other";
  return { verb, what: spaced(at < 0 || verb === "other" ? permission : permission.slice(0, at)) };
}

/** "QuickView_ProQ" → "quick view ProQ": words apart and small, names with capitals inside kept. */
function spaced(name: string): string {
  return name
    .split("_")
    .flatMap((part) => (keptWhole.has(part) ? [part] : part.split(/(?<=[a-z0-9])(?=[A-Z])/).map(small)))
    .join(" ");
}

const keptWhole: ReadonlySet<string> = new Set(["ProQ", "DevOps"]);
const small = (word: string) => (/^[A-Z]{2,}s?$/.test(word) ? word : word.toLowerCase());
