import { callParts } from "../../data/call-parts.derived.ts";
import { resourceScreens } from "../../records/resource-screens.ts";
import { areaTexts, lazyWithTexts } from "../../texts/catalogue.ts";

const people = [
  areaTexts.people,
  areaTexts.programs,
  callParts.programs,
  callParts.jobArtifacts,
  callParts.users,
  callParts.authorization,
  callParts.issuers,
  callParts.buyers,
  callParts.branding,
] as const;
const tenants = [
  areaTexts.tenants,
  areaTexts.records,
  callParts.issuers,
  callParts.buyers,
  callParts.jobArtifacts,
  callParts.users,
  callParts.authorization,
  callParts.branding,
] as const;

/** Screens of users and tenants. A file is named after its page id: the edge preloads it by that name. */
export const adminScreens = {
  userManagement: lazyWithTexts(() => import("./people/user-management.screen.tsx"), ...people),
  userCreate: lazyWithTexts(() => import("./people/user-create.screen.tsx"), ...people),
  apiReference: lazyWithTexts(
    () => import("./reference/api-reference.screen.tsx"),
    areaTexts.programs,
    callParts.openApi,
  ),
  programCreate: lazyWithTexts(() => import("./programs/program-create.screen.tsx"), ...people),
  user: lazyWithTexts(() => import("./people/user.screen.tsx"), ...people, areaTexts.main),
  issuerManager: lazyWithTexts(() => import("./tenants/issuer-manager.screen.tsx"), ...tenants, callParts.agreements),
  issuerCreate: lazyWithTexts(() => import("./tenants/issuer-create.screen.tsx"), ...tenants),
  issuer: lazyWithTexts(() => import("./tenants/issuer.screen.tsx"), ...tenants),
  issuerUsers: lazyWithTexts(() => import("./tenants/issuer-users.screen.tsx"), ...tenants),
  issuerCardStatements: lazyWithTexts(() => import("./statements/issuer-card-statements.screen.tsx"), ...tenants),
  ...resourceScreens("buyer", () => import("./tenants/buyer.record.tsx"), callParts.issuers, callParts.buyers),
};
